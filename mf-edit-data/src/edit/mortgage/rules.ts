import { addMonths } from '@portal/contract/day'
import { dayOf } from '@portal/domain/format/date'

/** Ways of repaying that the form offers (EDITMORT-11), by code. */
export const offeredRepayments = ['1', '2', '5', '50', '3', '10'] as const

/** Ways of repaying of which the form asks the value so far (EDITMORT-10). */
const withEnteredValue: ReadonlySet<string> = new Set(['50', '3', '10'])
export const asksValue = (repayment: string): boolean => withEnteredValue.has(repayment)

/** `addMonths` of a date that may not be one; null where it is none. */
export const monthsLater = (date: string, months: number): string | null =>
  dayOf(date) ? addMonths(date, months) : null

/** End of a part that begins on a date and has no end yet: 30 years later (EDITMORT-06). */
export const usualEnd = (start: string): string | null => monthsLater(start, 360)

/** Whether a rate stops being fixed before its part begins: odd, though not impossible to have on file. */
export const isFixedRateOverAtStart = (start: string, fixedRateEnd: string): boolean =>
  dayOf(start) !== null && dayOf(fixedRateEnd) !== null && fixedRateEnd < start

/** With a variable rate the rate holds for one month (EDITMORT-07). */
export const variableRate = (today: string) => ({
  fixed_rate_end_date: monthsLater(today, 1) ?? '',
  months: 1,
  fixed_interest_duration: '0',
})
