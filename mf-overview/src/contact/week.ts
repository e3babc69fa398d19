import { addDays, weekdayOf } from '@portal/contract/day'

/** Days of the week of a day, from Monday, 'YYYY-MM-DD' (CONTACT-11). */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place))
}
