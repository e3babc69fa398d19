import type { LivingProperty } from '@portal/contract/living-details'
import { translateBuildingType } from '@portal/domain/dutch-terms'
import { useText } from '../texts.ts'

/** Returns a formatter of the building type (LIVING-05). Unknown types stay as sent; null without a type. */
function useFormatBuildingType() {
  const text = useText()
  return (stated: string | null): string | null => {
    const type = stated && translateBuildingType(stated)
    return type ? text(`building_${type}`) : stated
  }
}

/** Returns a formatter of a home's building type and year; null if both are unknown (LIVING-05). */
export function useFormatBuildingTypeAndYear() {
  const text = useText()
  const formatBuildingType = useFormatBuildingType()
  return ({ residential_building_type, construction_year: year }: LivingProperty): string | null => {
    const type = formatBuildingType(residential_building_type)
    if (type && year) return text('living_type_of_year', { type, year: String(year) })
    return type ?? (year === null ? null : text('living_of_year', { year: String(year) }))
  }
}
