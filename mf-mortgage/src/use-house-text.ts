import type { LivingProperty } from '@portal/contract/living'
import { useText } from './texts.ts'

/** Puts in words what kind of house it is and of when; null when neither is known (LIVING-05). */
export function useHouseText() {
  const text = useText()
  return ({ residential_building_type: type, construction_year: year }: LivingProperty): string | null => {
    if (type && year) return text('living_type_of_year', { type, year: String(year) })
    return type ?? (year === null ? null : text('living_of_year', { year: String(year) }))
  }
}
