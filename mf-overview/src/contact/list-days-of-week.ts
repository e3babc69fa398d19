import { addDays, getWeekday } from '@portal/contract/calendar-day'

/** Days of the week that contains a day, from Monday, 'YYYY-MM-DD' (CONTACT-11). */
export function listDaysOfWeek(day: string): string[] {
  const monday = addDays(day, 1 - getWeekday(day))
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place))
}
