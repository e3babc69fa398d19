import type { LivingProperty } from '@portal/contract/living-details'
import { parsePostcode } from '@portal/domain/format/clean-typed-text'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { FormattedChange } from '../../shared/edit/form-changes.ts'
import { useText } from '../../texts.ts'
import type { HomeFormValues } from './home-form-values.ts'

const toAddressKey = ({ postal_code, house_number, house_number_addition }: HomeFormValues) =>
  [parsePostcode(postal_code) ?? postal_code, house_number.trim(), house_number_addition.trim()].join(' ')

/** Whether the typed address belongs to another house than the stored address; false if no address is stored. */
export const isOtherHouse = (was: HomeFormValues, now: HomeFormValues): boolean =>
  was.postal_code !== '' && toAddressKey(was) !== toAddressKey(now)

/** Returns a function that lists the facts of a house that are removed when the customer moves (EDIT-17). */
export function useRemovedHouseFacts(): (property: LivingProperty | null) => FormattedChange[] {
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
