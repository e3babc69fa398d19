import type { TenantSettings } from '@portal/contract/desk/tenant-settings'

type TenantOffice = TenantSettings['offices'][number]

/** Opening hours of a day as form values; both empty if closed. */
export interface OpeningHours {
  from: string
  to: string
}

export interface OfficeValues {
  name: string
  street_name: string
  number: string
  postcode: string
  city: string
  phone: string
  email: string
  hours: OpeningHours[]
}

export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const

export const toOfficeValues = (office: TenantOffice): OfficeValues => ({
  name: office.name,
  street_name: office.street_name ?? '',
  number: office.number ?? '',
  postcode: office.postcode ?? '',
  city: office.city ?? '',
  phone: office.phone ?? '',
  email: office.email ?? '',
  hours: weekdayNumbers.map((day) => {
    const known = office.default_hours.find((one) => one.day === day)
    return { from: known?.from ?? '', to: known?.to ?? '' }
  }),
})

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether opening hours are valid: both times empty (closed), or two times in order. */
export function areValidDayHours({ from, to }: OpeningHours): boolean {
  if (from === '' && to === '') return true
  return timePattern.test(from) && timePattern.test(to) && from < to
}

const toTextOrNull = (typed: string) => typed.trim() || null

export const toOfficeRequest = (id: TenantOffice['id'], { name, hours, ...rest }: OfficeValues) => ({
  id,
  name: name.trim(),
  street_name: toTextOrNull(rest.street_name),
  number: toTextOrNull(rest.number),
  postcode: toTextOrNull(rest.postcode),
  city: toTextOrNull(rest.city),
  phone: toTextOrNull(rest.phone),
  email: toTextOrNull(rest.email),
  default_hours: hours.map(({ from, to }, index) => ({ day: index + 1, from: from || null, to: to || null })),
})
