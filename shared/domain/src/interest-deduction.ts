import type { MortgagePart } from '@portal/contract/mortgage'
import { addMonths } from '@portal/time/calendar-day'
import { parseDay } from './format/date.ts'

/**
 * Maximum number of months in which interest is deductible. For older debts, these months count from 1 January 2001
 * (art. 3.120 and 10bis.10 Wet IB 2001).
 */
const maxDeductionMonths = 360
const earliestDeductionStart = '2001-01-01'

type PartWithDeduction = Pick<MortgagePart, 'tax_box_type' | 'begindatum' | 'deduction_start_date'>

/**
 * Returns whether the start of the deduction is only assumed to be the start of the part. Years of an earlier loan
 * count too (art. 3.119a and 10bis.10 Wet IB 2001), so the deduction may end earlier.
 */
export const isDeductionStartAssumed = (part: PartWithDeduction): boolean =>
  part.tax_box_type !== 3 &&
  part.deduction_start_date === null &&
  parseDay(part.begindatum) !== null &&
  (part.begindatum ?? '') > earliestDeductionStart

/** Calculates the day on which the interest deduction ends; null in box 3, or if the start is unknown. */
export function calculateDeductionEnd({
  tax_box_type,
  begindatum,
  deduction_start_date,
}: PartWithDeduction): string | null {
  const start = deduction_start_date ?? begindatum
  if (tax_box_type === 3 || start === null || !parseDay(start)) return null
  return addMonths(start > earliestDeductionStart ? start : earliestDeductionStart, maxDeductionMonths)
}
