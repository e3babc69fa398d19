import { createPageRead } from '@portal/contract/call'
import { saveLivingDetails } from '@portal/contract/edit-form'
import { saveHomeAddress, saveHomeValues } from '@portal/contract/edit-home-or-loan-part'
import { getLivingDetails, type LivingProperty } from '@portal/contract/living-details'
import { getStreet } from '@portal/contract/street'
import { parseHouseNumber, parsePostcode } from '@portal/domain/format/clean-typed-text'
import { formatEuro } from '@portal/domain/format/format-money'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Notice, Text } from '@portal/ui'
import { MoneyField, PostcodeField, TextField, useFormContext, useWatch } from '@portal/ui/form'
import { useMemo } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  createWholeEuroFormatter,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { FormFieldGroup, useFormItem } from '../../shared/edit/form-item.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { FieldGrid } from '../../shared/fields.tsx'
import { formatAddress } from '../../shared/format-address.ts'
import { useText } from '../../texts.ts'
import { HomeFormValues, toHomeFormValues, toHomeRequestBody } from './home-form-values.ts'

/** House number field. On blur, text after the number moves to the addition, if the addition is empty. */
function HouseNumberField() {
  const text = useText()
  const { getValues, setValue } = useFormContext<HomeFormValues>()
  const splitHouseNumber = () => {
    const [typed, addition] = getValues(['house_number', 'house_number_addition'])
    const read = parseHouseNumber(typed)
    if (!read || (read.addition && addition && addition !== read.addition)) return
    setValue('house_number', read.number)
    if (read.addition) setValue('house_number_addition', read.addition)
  }
  return (
    <TextField
      name="house_number"
      label={text('house_number')}
      onBlur={splitHouseNumber}
      input={{ autoComplete: 'off', maxLength: 20, fontVariantNumeric: 'tabular-nums' }}
    />
  )
}

/** Shows the street found for the typed postcode and house number, if these differ from the stored address. */
function FoundStreetNotice({ saved }: { saved: HomeFormValues }) {
  const text = useText()
  const [typed, number] = useWatch<HomeFormValues, ['postal_code', 'house_number']>({
    name: ['postal_code', 'house_number'],
  })
  const postcode = parsePostcode(typed) ?? ''
  const isOther = postcode !== parsePostcode(saved.postal_code) || number !== saved.house_number
  const isWhole = postcode !== '' && /^[1-9]\d{0,4}$/.test(number)
  const { data, isPending } = useCurrentData(
    getStreet,
    { query: isWhole ? { postcode, number } : {} },
    { enabled: isOther && isWhole },
  )
  const found = data?.data
  const message = isPending
    ? text('street_looking')
    : found
      ? text('street_found', { address: `${found.street} ${number}, ${postcode} ${found.city}` })
      : text('street_unknown')
  return (
    <Text role="status" color="ink2" css={{ '&:empty': { position: 'absolute' } }}>
      {isOther && isWhole ? message : ''}
    </Text>
  )
}

/** Shows the stored address, and which parts of it are unknown (EDIT-11). */
function CurrentAddress({ property }: { property: LivingProperty | null }) {
  const text = useText()
  const address = formatAddress(property)
  if (!address) return text('current_address_error')
  return text(property?.street_name ? 'current_address' : 'current_address_unknown', { address })
}

const livingRequests = [createPageRead(getLivingDetails)]
const livingTabPath = getEditTabPath('living')
const addressFields = ['postal_code', 'house_number', 'house_number_addition']
const homeValueFields = ['market_value', 'woz_value']
const livingFormItems = [addressFields, homeValueFields]

/** Selects the API call that saves only the visible fields. */
const getSaveCall = (fields: readonly string[] | undefined) =>
  fields === addressFields ? saveHomeAddress : fields === homeValueFields ? saveHomeValues : saveLivingDetails

const wholeFormCall = { call: saveLivingDetails, bodyOf: (typed: HomeFormValues) => toHomeRequestBody(typed) }

/** Address and home value of the customer (EDIT-11 … EDIT-13). */
export default function LivingTab() {
  const text = useText()
  const { language } = useLanguage()
  const living = useCurrentData(getLivingDetails)
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

/**
 * Warns that a new address is another house. The stored facts about the old house are removed, but its market value and
 * WOZ value stay unless the customer changes them.
 */
function OtherHouseWarning({ was, now }: { was: HomeFormValues; now: HomeFormValues }) {
  const text = useText()
  if (!isOtherHouse(was, now)) return null
  const isValued = was.market_value !== now.market_value && was.woz_value !== now.woz_value
  return (
    <Notice status="warn">
      <Text>{text('living_moved')}</Text>
      {!isValued && <Text mt="2">{text('living_moved_values')}</Text>}
    </Notice>
  )
}

const toAddressKey = ({ postal_code, house_number, house_number_addition }: HomeFormValues) =>
  [parsePostcode(postal_code) ?? postal_code, house_number.trim(), house_number_addition.trim()].join(' ')

/** Whether the typed address belongs to another house than the stored address; false if no address is stored. */
const isOtherHouse = (was: HomeFormValues, now: HomeFormValues): boolean =>
  was.postal_code !== '' && toAddressKey(was) !== toAddressKey(now)

/** Returns a function that lists the facts of a house that are removed when the customer moves (EDIT-17). */
function useRemovedHouseFacts(): (property: LivingProperty | null) => FormattedChange[] {
  const text = useText()
  const { language } = useLanguage()
  const formatFact = (value: string | number | boolean) =>
    typeof value === 'boolean' ? text(value ? 'yes' : 'no') : String(value)
  const formatArea = (value: number | null) => (value === null ? null : `${value} m²`)
  const formatAmount = (value: number | null) => (value === null ? null : formatEuro(value, language))
  return (property) => {
    if (!property) return []
    const known = {
      construction_year: property.construction_year,
      residential_building_type: property.residential_building_type,
      energy_label: property.energy_label,
      solar_panels: property.solar_panels,
      size: formatArea(property.size),
      plot_size: formatArea(property.plot_size),
      purchase_price: formatAmount(property.purchase_price),
      rent: formatAmount(property.rent),
      service_costs: formatAmount(property.service_costs),
      other_costs: formatAmount(property.other_costs),
    }
    return (Object.keys(known) as (keyof typeof known)[]).flatMap((name) => {
      const value = known[name]
      return value === null
        ? []
        : [{ label: text(`home_${name}`), was: formatFact(value), now: text('edit_gone') }]
    })
  }
}
