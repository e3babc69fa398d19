import { type BorrowingCapacity, calculateRemainingCapacity } from '../borrowing-capacity.ts'
import type { PartState } from '../loan-part.ts'
import { calculateBurdens } from '../obligation-burdens.ts'
import { calculatePartBurdens } from '../part-burdens.ts'
import type { Comparison } from './comparison.ts'

/**
 * Calculates what the household can still borrow besides the new loan and the other mortgages. If the remaining monthly
 * payment is negative, the new loan does not fit the income.
 */
export function calculateCapacityByIncome(
  { norms, incomes, label, members, otherMortgageParts: others }: Comparison,
  parts: readonly PartState[],
): BorrowingCapacity {
  const term = norms.lending.test_months.value
  const tested = calculatePartBurdens(norms, [...parts, ...others], {
    fixedMonths: ({ fixedMonths }) => fixedMonths,
    months: ({ type, months }) => (type === 'annuity' || type === 'linear' ? Math.min(months, term) : term),
  })
  const isDeductible = parts.some((part) => part.isDeductible)
  return calculateRemainingCapacity(norms, {
    ...tested,
    incomes,
    label,
    isSingle: members.length === 1,
    isInterestOnly: false,
    burdens: members.flatMap(({ person }) => calculateBurdens(norms, person, tested.rate, isDeductible)),
  })
}
