import { calculateBurdens } from '../burdens.ts'
import { type Capacity, calculateRemainingCapacity } from '../capacity.ts'
import type { PartState } from '../loan-part.ts'
import { testLoanParts } from '../tested-parts.ts'
import type { Comparison } from './comparison.ts'

/**
 * Monthly amount that the norms allow besides a new loan with a fixed rate for the period and the unchanged mortgages.
 * If payments are negative, the loan does not fit the income.
 */
export function calculateCapacityOnIncome(
  { norms, incomes, label, members, others }: Comparison,
  parts: readonly PartState[],
): Capacity {
  const term = norms.lending.test_months.value
  const tested = testLoanParts(norms, [...parts, ...others], {
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
