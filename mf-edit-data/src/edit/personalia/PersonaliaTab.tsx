import { savePersonalia } from '@portal/contract/edit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { useItem } from '../../shared/edit/item.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { formSkeleton } from '../../shared/skeleton.ts'
import { tabPath } from '../../shared/tabs.ts'
import { Unavailable } from '../../shared/Unavailable.tsx'
import { householdReads, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { People } from './People.tsx'
import { usePersonaliaWords } from './use-personalia-words.ts'
import { PersonaliaValues, personaliaBody, personaliaItems, personaliaOf } from './values.ts'

const path = tabPath('personalia')

/** Personal data of the customer and, if editable, the partner (PERSONALIA). */
export default function PersonaliaTab() {
  const text = useText()
  const { pending, known, editable, retry } = useHousehold()
  const { changesOf, nameOf } = usePersonaliaWords(editable)
  const item = useItem(path, personaliaItems)
  const saved = useMemo(
    () => known && personaliaOf(known.customer, known.partner, editable),
    [known, editable],
  )
  if (pending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved) return <Unavailable onRetry={retry} />
  return (
    <EditForm
      name="personalia"
      shape={PersonaliaValues}
      title={text('tab_personalia')}
      intro={text('personalia_intro')}
      item={item}
      whole={path}
      saved={saved}
      call={savePersonalia}
      bodyOf={personaliaBody}
      basis={householdReads}
      refreshes={['CUSTOMER', 'FAMILY']}
      changesOf={changesOf}
      nameOf={nameOf}
      merge={mergeTyped}
    >
      <People known={known?.partner != null} editable={editable} />
    </EditForm>
  )
}
