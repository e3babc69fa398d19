import { savePersonalia } from '@portal/contract/edit-form'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { useMemo } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { useFormItem } from '../../shared/edit/form-item.tsx'
import { mergeTypedValues } from '../../shared/edit/merge-typed-values.ts'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { householdRequests, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { PersonaliaFields } from './PersonaliaFields.tsx'
import {
  PersonaliaValues,
  personaliaFormItems,
  toPersonaliaRequestBody,
  toPersonaliaValues,
} from './personalia-values.ts'
import { usePersonaliaTexts } from './use-personalia-texts.ts'

const personaliaTabPath = getEditTabPath('personalia')

/** Personal data of the customer and, if editable, the partner (PERSONALIA). */
export default function PersonaliaTab() {
  const text = useText()
  const { pending, known, editable, retry } = useHousehold()
  const { listChanges, getLabel } = usePersonaliaTexts(editable)
  const item = useFormItem(personaliaTabPath, personaliaFormItems)
  const saved = useMemo(
    () => known && toPersonaliaValues(known.customer, known.partner, editable),
    [known, editable],
  )
  if (pending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved) return <DataUnavailableNotice onRetry={retry} />
  return (
    <EditForm
      name="personalia"
      shape={PersonaliaValues}
      title={text('tab_personalia')}
      intro={text('personalia_intro')}
      item={item}
      wholeFormPath={personaliaTabPath}
      saved={saved}
      call={savePersonalia}
      toBody={toPersonaliaRequestBody}
      basis={householdRequests}
      refreshes={['CUSTOMER', 'FAMILY']}
      listChanges={listChanges}
      getLabel={getLabel}
      merge={mergeTypedValues}
    >
      <PersonaliaFields hasStoredPartner={known?.partner != null} editablePartner={editable} />
    </EditForm>
  )
}
