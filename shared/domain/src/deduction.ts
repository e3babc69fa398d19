import { addMonths } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from './format/date.ts'

/** Interest is deductible for 30 years; of debts from before 2001 the term began on 1 January 2001 (art. 3.120 and 10bis.10 Wet IB 2001). */
const deductibleMonths = 360
const deductionBegan = '2001-01-01'

type Deducted = Pick<MortgagePart, 'tax_box_type' | 'begindatum' | 'deduction_start_date'>

/**
 * Whether the deduction of a part is assumed to have begun with the part. Years in which the same debt was deducted under an
 * earlier loan count too (art. 3.119a and 10bis.10 Wet IB 2001), so that it then ends earlier.
 */
export const isDeductionStartAssumed = (part: Deducted): boolean =>
  part.tax_box_type !== 3 &&
  part.deduction_start_date === null &&
  dayOf(part.begindatum) !== null &&
  (part.begindatum ?? '') > deductionBegan

/** The day on which the interest of a part stops being deductible; null in box 3, and where no begin is known. */
export function deductionEnd({ tax_box_type, begindatum, deduction_start_date }: Deducted): string | null {
  const start = deduction_start_date ?? begindatum
  if (tax_box_type === 3 || start === null || !dayOf(start)) return null
  return addMonths(start > deductionBegan ? start : deductionBegan, deductibleMonths)
}
