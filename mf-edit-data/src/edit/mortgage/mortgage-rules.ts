import { parseDay } from '@portal/domain/format/date'
import { addMonths } from '@portal/time/calendar-day'

/** Codes of the repayment types offered in the form (EDITMORT-11). */
export const offeredRepaymentTypes = ['1', '2', '5', '50', '3', '10'] as const

/** Codes of the repayment types for which the form asks for the saved amount (EDITMORT-10). */
const repaymentTypesWithSavings: ReadonlySet<string> = new Set(['50', '3', '10'])
export const needsSavingsAmount = (repayment: string): boolean => repaymentTypesWithSavings.has(repayment)

export const addMonthsOrNull = (date: string, months: number): string | null =>
  parseDay(date) ? addMonths(date, months) : null

/** Default end date of a part: 30 years after its start (EDITMORT-06). */
export const calculateDefaultEndDate = (start: string): string | null => addMonthsOrNull(start, 360)

/** Whether the fixed-rate period ends before the part starts, which is unusual but occurs in stored data. */
export const isFixedRateOverAtStart = (start: string, fixedRateEnd: string): boolean =>
  parseDay(start) !== null && parseDay(fixedRateEnd) !== null && fixedRateEnd < start

/** Values of a variable rate, which counts as fixed for one month (EDITMORT-07). */
export const createVariableRateValues = (today: string) => ({
  fixed_rate_end_date: addMonthsOrNull(today, 1) ?? '',
  months: 1,
  fixed_interest_duration: '0',
})
