import { readOf } from '@portal/contract/call'
import { saveLiving } from '@portal/contract/edit'
import { saveHomeAddress, saveHomeValues } from '@portal/contract/edit-item'
import { getLiving } from '@portal/contract/living'
import { useCurrent, useLanguage } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { MoneyField, PostcodeField, TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { changesIn, type FieldFormat, formatWholeEuroIn, trimText } from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { Item, useItem } from '../../shared/edit/item.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { Fields } from '../../shared/Fields.tsx'
import { formSkeleton } from '../../shared/skeleton.ts'
import { tabPath } from '../../shared/tabs.ts'
import { Unavailable } from '../../shared/Unavailable.tsx'
import { useText } from '../../texts.ts'
import { CurrentAddress } from './CurrentAddress.tsx'
import { FoundStreet } from './FoundStreet.tsx'
import { HouseNumberField } from './HouseNumberField.tsx'
import { OtherHouse } from './OtherHouse.tsx'
import { isOtherHouse, useRemovedHouseFacts } from './removed-house-facts.ts'
import { LivingValues, livingBody, livingOf } from './values.ts'

const basis = [readOf(getLiving)]
const path = tabPath('living')
const address = ['postal_code', 'house_number', 'house_number_addition']
const values = ['market_value', 'woz_value']
const items = [address, values]

/** The call that sends only the visible fields. */
const callFor = (fields: readonly string[] | undefined) =>
  fields === address ? saveHomeAddress : fields === values ? saveHomeValues : saveLiving

const whole = { call: saveLiving, bodyOf: (typed: LivingValues) => livingBody(typed) }

/** Address and home value of the customer (EDIT-11 … EDIT-13). */
export default function LivingTab() {
  const text = useText()
  const { language } = useLanguage()
  const living = useCurrent(getLiving)
  const lapsesOf = useRemovedHouseFacts()
  const item = useItem(path, items)
  const known = living.data?.data
  const saved = useMemo(() => (known === undefined ? null : livingOf(known)), [known])
  if (living.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved) return <Unavailable onRetry={() => void living.refetch()} />
  const formats: FieldFormat<LivingValues>[] = [
    { field: 'postal_code', label: text('postal_code'), say: trimText },
    { field: 'house_number', label: text('house_number'), say: trimText },
    { field: 'house_number_addition', label: text('house_number_addition'), say: trimText },
    { field: 'market_value', label: text('market_value'), say: formatWholeEuroIn(language) },
    { field: 'woz_value', label: text('woz_value'), say: formatWholeEuroIn(language) },
  ]
  return (
    <EditForm
      name="living"
      shape={LivingValues}
      title={text('tab_living')}
      intro={<CurrentAddress property={known?.property ?? null} />}
      item={item}
      whole={path}
      sideEffectsOf={(was, now) => (isOtherHouse(was, now) ? lapsesOf(known?.property ?? null) : [])}
      warningOf={(was, now) => <OtherHouse was={was} now={now} />}
      saved={saved}
      call={callFor(item?.fields)}
      bodyOf={(typed) => livingBody(typed, item?.fields)}
      wholeForm={whole}
      basis={basis}
      refreshes={['LIVING', 'CUSTOMER', 'MORTGAGE']}
      changesOf={(was, now) => changesIn(formats, was, now)}
      nameOf={(field) => formats.find((one) => one.field === field)?.label ?? field}
      merge={mergeTyped}
    >
      <Item of={address}>
        <Fields>
          <PostcodeField name="postal_code" label={text('postal_code')} />
          <HouseNumberField />
          <TextField
            name="house_number_addition"
            label={text('house_number_addition')}
            optional
            input={{ maxLength: 10, autoComplete: 'off' }}
          />
        </Fields>
        <FoundStreet saved={saved} />
      </Item>
      <Item of={values}>
        <Fields>
          <MoneyField
            whole
            name="market_value"
            label={text('market_value')}
            hint={text('market_value_hint')}
          />
          <MoneyField whole name="woz_value" label={text('woz_value')} hint={text('woz_value_hint')} />
        </Fields>
      </Item>
    </EditForm>
  )
}
