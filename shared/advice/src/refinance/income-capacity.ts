import { type BorrowingCapacity, calculateRemainingCapacity } from '../borrowing-capacity.ts'
import { calculateBurdens } from '../burdens.ts'
import type { PartState } from '../loan-part.ts'
import { calculatePartBurdens } from '../part-burdens.ts'
import type { Comparison } from './comparison.ts'

/**
 * Calculates the remaining monthly capacity with the new loan and the other mortgages. If it is negative, the loan does
 * not fit the income.
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
