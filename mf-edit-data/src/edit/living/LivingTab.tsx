import { createPageRead } from '@portal/contract/call'
import { saveLiving } from '@portal/contract/edit-form'
import { saveHomeAddress, saveHomeValues } from '@portal/contract/edit-home-or-part'
import { getLiving } from '@portal/contract/living'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { MoneyField, PostcodeField, TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  createWholeEuroFormatter,
  type FieldFormat,
  findFormChanges,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { FormFieldGroup, useFormItem } from '../../shared/edit/form-item.tsx'
import { mergeTypedValues } from '../../shared/edit/merge-typed-values.ts'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { FieldGrid } from '../../shared/FieldGrid.tsx'
import { useText } from '../../texts.ts'
import { CurrentAddress } from './CurrentAddress.tsx'
import { FoundStreetNotice } from './FoundStreetNotice.tsx'
import { HouseNumberField } from './HouseNumberField.tsx'
import { HomeFormValues, toHomeFormValues, toHomeRequestBody } from './home-form-values.ts'
import { OtherHouseWarning } from './OtherHouseWarning.tsx'
import { isOtherHouse, useRemovedHouseFacts } from './removed-house-facts.ts'

const livingRequests = [createPageRead(getLiving)]
const livingTabPath = getEditTabPath('living')
const addressFields = ['postal_code', 'house_number', 'house_number_addition']
const homeValueFields = ['market_value', 'woz_value']
const livingFormItems = [addressFields, homeValueFields]

/** Selects the API call that saves only the visible fields. */
const getSaveCall = (fields: readonly string[] | undefined) =>
  fields === addressFields ? saveHomeAddress : fields === homeValueFields ? saveHomeValues : saveLiving

const wholeFormCall = { call: saveLiving, bodyOf: (typed: HomeFormValues) => toHomeRequestBody(typed) }

/** Address and home value of the customer (EDIT-11 … EDIT-13). */
export default function LivingTab() {
  const text = useText()
  const { language } = useLanguage()
  const living = useCurrentData(getLiving)
  const listRemovedFacts = useRemovedHouseFacts()
  const item = useFormItem(livingTabPath, livingFormItems)
  const known = living.data?.data
  const saved = useMemo(() => (known === undefined ? null : toHomeFormValues(known)), [known])
  if (living.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved) return <DataUnavailableNotice onRetry={() => void living.refetch()} />
  const formats: FieldFormat<HomeFormValues>[] = [
    { field: 'postal_code', label: text('postal_code'), format: trimText },
    { field: 'house_number', label: text('house_number'), format: trimText },
    { field: 'house_number_addition', label: text('house_number_addition'), format: trimText },
    { field: 'market_value', label: text('market_value'), format: createWholeEuroFormatter(language) },
    { field: 'woz_value', label: text('woz_value'), format: createWholeEuroFormatter(language) },
  ]
  return (
    <EditForm
      name="living"
      shape={HomeFormValues}
      title={text('tab_living')}
      intro={<CurrentAddress property={known?.property ?? null} />}
      item={item}
      wholeFormPath={livingTabPath}
      listSideEffects={(was, now) =>
        isOtherHouse(was, now) ? listRemovedFacts(known?.property ?? null) : []
      }
      renderWarning={(was, now) => <OtherHouseWarning was={was} now={now} />}
      saved={saved}
      call={getSaveCall(item?.fields)}
      toBody={(typed) => toHomeRequestBody(typed, item?.fields)}
      wholeForm={wholeFormCall}
      basis={livingRequests}
      refreshes={['LIVING', 'CUSTOMER', 'MORTGAGE']}
      listChanges={(was, now) => findFormChanges(formats, was, now)}
      getLabel={(field) => formats.find((one) => one.field === field)?.label ?? field}
      merge={mergeTypedValues}
    >
      <FormFieldGroup fields={addressFields}>
        <FieldGrid>
          <PostcodeField name="postal_code" label={text('postal_code')} />
          <HouseNumberField />
          <TextField
            name="house_number_addition"
            label={text('house_number_addition')}
            optional
            input={{ maxLength: 10, autoComplete: 'off' }}
          />
        </FieldGrid>
        <FoundStreetNotice saved={saved} />
      </FormFieldGroup>
      <FormFieldGroup fields={homeValueFields}>
        <FieldGrid>
          <MoneyField
            whole
            name="market_value"
            label={text('market_value')}
            hint={text('market_value_hint')}
          />
          <MoneyField whole name="woz_value" label={text('woz_value')} hint={text('woz_value_hint')} />
        </FieldGrid>
      </FormFieldGroup>
    </EditForm>
  )
}
