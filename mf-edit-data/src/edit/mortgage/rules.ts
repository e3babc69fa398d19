import { addMonths } from '@portal/contract/day'
import { dayOf } from '@portal/domain/format/date'

/** Repayment types in the form (EDITMORT-11), by code. */
export const offeredRepayments = ['1', '2', '5', '50', '3', '10'] as const

/** Repayment types for which the form asks the savings (EDITMORT-10). */
const withEnteredValue: ReadonlySet<string> = new Set(['50', '3', '10'])
export const needsSavedValue = (repayment: string): boolean => withEnteredValue.has(repayment)

/** `addMonths` for a possibly invalid date; null if it is invalid. */
export const monthsLater = (date: string, months: number): string | null =>
  dayOf(date) ? addMonths(date, months) : null

/** Default end of a part: 30 years after its start (EDITMORT-06). */
export const usualEnd = (start: string): string | null => monthsLater(start, 360)

/** Whether the fixed rate ends before the part starts: unusual, but possible on file. */
export const isFixedRateOverAtStart = (start: string, fixedRateEnd: string): boolean =>
  dayOf(start) !== null && dayOf(fixedRateEnd) !== null && fixedRateEnd < start

/** A variable rate is fixed for one month (EDITMORT-07). */
export const variableRate = (today: string) => ({
  fixed_rate_end_date: monthsLater(today, 1) ?? '',
  months: 1,
  fixed_interest_duration: '0',
})
