import { addMonths } from '@portal/contract/calendar-day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { parseDay } from './format/date.ts'

/**
 * Interest is deductible for at most 30 years, for older debts from 1 January 2001 on (art. 3.120 and 10bis.10 Wet IB
 * 2001).
 */
const maxDeductionMonths = 360
const earliestDeductionStart = '2001-01-01'

type PartWithDeduction = Pick<MortgagePart, 'tax_box_type' | 'begindatum' | 'deduction_start_date'>

/**
 * Whether the start of the deduction is assumed to be the start of the part. Years under an earlier loan count too
 * (art. 3.119a and 10bis.10 Wet IB 2001), so the deduction may end earlier.
 */
export const isDeductionStartAssumed = (part: PartWithDeduction): boolean =>
  part.tax_box_type !== 3 &&
  part.deduction_start_date === null &&
  parseDay(part.begindatum) !== null &&
  (part.begindatum ?? '') > earliestDeductionStart

/** Day on which the interest deduction ends; null in box 3, or if the start is unknown. */
export function calculateDeductionEnd({
  tax_box_type,
  begindatum,
  deduction_start_date,
}: PartWithDeduction): string | null {
  const start = deduction_start_date ?? begindatum
  if (tax_box_type === 3 || start === null || !parseDay(start)) return null
  return addMonths(start > earliestDeductionStart ? start : earliestDeductionStart, maxDeductionMonths)
}
