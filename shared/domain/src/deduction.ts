import { addMonths } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from './format/date.ts'

/**
 * Interest is deductible for 30 years; for debts from before 2001 the term started on 1 January 2001 (art. 3.120 and
 * 10bis.10 Wet IB 2001).
 */
const deductibleMonths = 360
const deductionBegan = '2001-01-01'

type Deducted = Pick<MortgagePart, 'tax_box_type' | 'begindatum' | 'deduction_start_date'>

/**
 * Whether the deduction is assumed to have started with the part. Years of deduction under an earlier loan also count
 * (art. 3.119a and 10bis.10 Wet IB 2001), so the deduction may end earlier.
 */
export const isDeductionStartAssumed = (part: Deducted): boolean =>
  part.tax_box_type !== 3 &&
  part.deduction_start_date === null &&
  dayOf(part.begindatum) !== null &&
  (part.begindatum ?? '') > deductionBegan

/** Day on which a part's interest stops being deductible; null in box 3 or if no start is known. */
export function deductionEnd({ tax_box_type, begindatum, deduction_start_date }: Deducted): string | null {
  const start = deduction_start_date ?? begindatum
  if (tax_box_type === 3 || start === null || !dayOf(start)) return null
  return addMonths(start > deductionBegan ? start : deductionBegan, deductibleMonths)
}
