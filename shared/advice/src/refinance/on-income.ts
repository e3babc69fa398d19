import { burdensOf } from '../burdens.ts'
import type { PartThen } from '../loan-part.ts'
import { type Room, roomBeside } from '../room.ts'
import { testParts } from '../tested-parts.ts'
import type { Comparison } from './comparison.ts'

/**
 * What the norms leave a month beside a new loan with a rate that is fixed for the period, and the mortgages that stay;
 * with payments below zero it does not fit the income.
 */
export function roomOnIncome(
  { norms, incomes, label, members, others }: Comparison,
  parts: readonly PartThen[],
): Room {
  const term = norms.lending.test_months.value
  const tested = testParts(norms, [...parts, ...others], {
    fixedMonths: ({ fixedMonths }) => fixedMonths,
    months: ({ type, months }) => (type === 'annuity' || type === 'linear' ? Math.min(months, term) : term),
  })
  const isDeductible = parts.some((part) => part.isDeductible)
  return roomBeside(norms, {
    ...tested,
    incomes,
    label,
    isSingle: members.length === 1,
    isInterestOnly: false,
    burdens: members.flatMap(({ person }) => burdensOf(norms, person, tested.rate, isDeductible)),
  })
}
