import type { LivingProperty } from '@portal/contract/living-details'
import { translateBuildingType } from '@portal/domain/dutch-terms'
import { parsePostcode } from '@portal/domain/format/clean-typed-text'
import { useText } from '../texts.ts'

/** Whether postcode and house number are known, which a map or street view requires (PROFILE-02). */
export const hasMapAddress = ({ postcode, number }: LivingProperty): boolean => Boolean(postcode && number)

/** Street and number of a home; null if both are unknown. */
export function formatStreet({
  address,
  street_name,
  number,
  number_letter,
  number_addition,
  formatted_number,
}: LivingProperty) {
  const house =
    formatted_number ??
    [[number, number_letter].filter(Boolean).join(''), number_addition].filter(Boolean).join('-')
  return address || [street_name, house].filter(Boolean).join(' ') || null
}

export function formatPostcodeAndCity({ postcode, city }: LivingProperty): string | null {
  const code = postcode && (parsePostcode(postcode) ?? postcode)
  return [code, city].filter(Boolean).join(' ') || null
}

export const formatFullAddress = (home: LivingProperty): string | null =>
  [formatStreet(home), formatPostcodeAndCity(home)].filter(Boolean).join(', ') || null

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
