import type { TenantSettings } from '@portal/contract/desk/settings'

type Office = TenantSettings['offices'][number]

/** Opening hours of a day as form values; both empty if closed. */
export interface DayHours {
  from: string
  to: string
}

/** Values of an office form. */
export interface OfficeValues {
  name: string
  street_name: string
  number: string
  postcode: string
  city: string
  phone: string
  email: string
  hours: DayHours[]
}

/** Days of the week from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Initial values of an office form. */
export const officeValues = (office: Office): OfficeValues => ({
  name: office.name,
  street_name: office.street_name ?? '',
  number: office.number ?? '',
  postcode: office.postcode ?? '',
  city: office.city ?? '',
  phone: office.phone ?? '',
  email: office.email ?? '',
  hours: weekdays.map((day) => {
    const known = office.default_hours.find((one) => one.day === day)
    return { from: known?.from ?? '', to: known?.to ?? '' }
  }),
})

const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether opening hours are valid: closed, or two times in order. */
export function areHours({ from, to }: DayHours): boolean {
  if (from === '' && to === '') return true
  return time.test(from) && time.test(to) && from < to
}

const orNull = (typed: string) => typed.trim() || null

/** An office as the request. */
export const officeForm = (id: Office['id'], { name, hours, ...rest }: OfficeValues) => ({
  id,
  name: name.trim(),
  street_name: orNull(rest.street_name),
  number: orNull(rest.number),
  postcode: orNull(rest.postcode),
  city: orNull(rest.city),
  phone: orNull(rest.phone),
  email: orNull(rest.email),
  default_hours: hours.map(({ from, to }, index) => ({ day: index + 1, from: from || null, to: to || null })),
})
