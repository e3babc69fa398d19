import type { LivingProperty } from '@portal/contract/living'
import { formatEuro } from '@portal/domain/format/money'
import { postcodeOf } from '@portal/domain/format/typing'
import { useLanguage } from '@portal/remote-kit'
import type { Change } from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import type { LivingValues } from './values.ts'

const addressIn = ({ postal_code, house_number, house_number_addition }: LivingValues) =>
  [postcodeOf(postal_code) ?? postal_code, house_number.trim(), house_number_addition.trim()].join(' ')

/** Whether the typed address is another house than the one on file; false if none is on file. */
export const isOtherHouse = (was: LivingValues, now: LivingValues): boolean =>
  was.postal_code !== '' && addressIn(was) !== addressIn(now)

/** Facts of a house that are removed when the customer moves (EDIT-17). */
export function useRemovedHouseFacts(): (property: LivingProperty | null) => Change[] {
  const text = useText()
  const { language } = useLanguage()
  const format = (value: string | number | boolean) =>
    typeof value === 'boolean' ? text(value ? 'yes' : 'no') : String(value)
  const area = (value: number | null) => (value === null ? null : `${value} m²`)
  const euro = (value: number | null) => (value === null ? null : formatEuro(value, language))
  return (property) => {
    if (!property) return []
    const known = {
      construction_year: property.construction_year,
      residential_building_type: property.residential_building_type,
      energy_label: property.energy_label,
      solar_panels: property.solar_panels,
      size: area(property.size),
      plot_size: area(property.plot_size),
      purchase_price: euro(property.purchase_price),
      rent: euro(property.rent),
      service_costs: euro(property.service_costs),
      other_costs: euro(property.other_costs),
    }
    return (Object.keys(known) as (keyof typeof known)[]).flatMap((name) => {
      const value = known[name]
      return value === null
        ? []
        : [{ label: text(`home_${name}`), was: format(value), now: text('edit_gone') }]
    })
  }
}
