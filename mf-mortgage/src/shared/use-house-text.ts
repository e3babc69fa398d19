import type { LivingProperty } from '@portal/contract/living'
import { buildingTypeOf } from '@portal/domain/stated-words'
import { useText } from '../texts.ts'

/** Puts in words what kind of house it is (LIVING-05); as it was sent where that is not a known kind, null for none. */
function useBuildingText() {
  const text = useText()
  return (stated: string | null): string | null => {
    const type = stated && buildingTypeOf(stated)
    return type ? text(`building_${type}`) : stated
  }
}

/** Puts in words what kind of house it is and of when; null when neither is known (LIVING-05). */
export function useHouseText() {
  const text = useText()
  const building = useBuildingText()
  return ({ residential_building_type, construction_year: year }: LivingProperty): string | null => {
    const type = building(residential_building_type)
    if (type && year) return text('living_type_of_year', { type, year: String(year) })
    return type ?? (year === null ? null : text('living_of_year', { year: String(year) }))
  }
}
