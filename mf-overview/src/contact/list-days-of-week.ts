import { addDays, getWeekday } from '@portal/contract/calendar-day'

/** Lists the seven days of the week that contains `day`, from Monday. Days are 'YYYY-MM-DD' (CONTACT-11). */
export function listDaysOfWeek(day: string): string[] {
  const monday = addDays(day, 1 - getWeekday(day))
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place))
}
