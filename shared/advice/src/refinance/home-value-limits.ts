import type { LoanToValueLimits, RefinanceInput } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure, getAmountValue } from '../figure.ts'
import { type FigureTracer, getStepIds } from '../figure-tracer.ts'
import { calculateMaximumLoanByValue } from '../lending-norms.ts'
import type { PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { calculateInterestOnlyLimit } from '../scenarios/household-events.ts'

/** Tolerance in euro for comparisons, because amounts are rounded to cents. */
const euroTolerance = 0.005

/**
 * Returns the maximum debt with the guarantee (NHG): the guarantee's limit, or the maximum by value if that is lower.
 */
export function getGuaranteeLimit(norms: Norms, { market_value, measures_costs }: RefinanceInput): number {
  const { limit, limit_with_measures } = norms.refinance.guarantee.value
  const most = measures_costs > 0 ? limit_with_measures : limit
  return Math.min(calculateMaximumLoanByValue(norms, market_value, measures_costs).value, most)
}

interface DebtsOnHome {
  /** Debt of the new loan, including a financed penalty. */
  newDebt: Figure
  partsOnHome: readonly PartState[]
  /** Other debt on the home, in euro. */
  otherDebt: number
  guarantee: LoanToValueLimits['guarantee']
}

/** Compares the new loan and all other debt on the home with the limits by the home's value. */
export function calculateHomeValueLimits(
  norms: Norms,
  input: RefinanceInput,
  { newDebt, partsOnHome: onHome, otherDebt: others, guarantee }: DebtsOnHome,
  tracer: FigureTracer,
): LoanToValueLimits {
  const maximum = calculateMaximumLoanByValue(norms, input.market_value, input.measures_costs)
  const debt = createFigure('new_debt', newDebt.value + others, {
    new_debt: newDebt,
    ...(others > 0 && { remaining_debt: others }),
  })
  const interestOnly = onHome.filter(({ type }) => type === 'interest_only').map((part) => part.debt)
  const open = interestOnly.reduce<number>((sum, one) => sum + getAmountValue(one), 0)
  const share = calculateInterestOnlyLimit(norms, input.market_value, 0)
  const calculateExcess = (owed: number, most: number) =>
    owed - most > euroTolerance ? roundToCents(owed - most) : 0
  const excess = calculateExcess(debt.value, maximum.value)
  const openExcess = calculateExcess(open, share.value)
  return {
    fits: excess === 0 && openExcess === 0,
    debt: roundToCents(debt.value),
    maximum: roundToCents(maximum.value),
    excess,
    interest_only_debt: roundToCents(open),
    interest_only_maximum: roundToCents(share.value),
    interest_only_excess: openExcess,
    guarantee,
    guarantee_limit: roundToCents(getGuaranteeLimit(norms, input)),
    figures: getStepIds(tracer, { debt, maximum, interest_only_maximum: share }),
  }
}
