import type { LivingProperty } from '@portal/contract/living'
import { buildingTypeOf } from '@portal/domain/dutch-terms'
import { useText } from '../texts.ts'

/** Formats the kind of house (LIVING-05); unknown kinds as sent, null for none. */
function useBuildingText() {
  const text = useText()
  return (stated: string | null): string | null => {
    const type = stated && buildingTypeOf(stated)
    return type ? text(`building_${type}`) : stated
  }
}

/** Formats a house by kind and year; null if both are unknown (LIVING-05). */
export function useHouseText() {
  const text = useText()
  const building = useBuildingText()
  return ({ residential_building_type, construction_year: year }: LivingProperty): string | null => {
    const type = building(residential_building_type)
    if (type && year) return text('living_type_of_year', { type, year: String(year) })
    return type ?? (year === null ? null : text('living_of_year', { year: String(year) }))
  }
}
