import type { HomeValueLimits, RefinanceInput } from '@portal/contract/refinance'
import { toCents } from '@portal/domain/money'
import { type Figure, figure, numberOf } from '../figure.ts'
import { maximumByValue } from '../lending.ts'
import type { PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { interestOnlyLimit } from '../scenarios/events.ts'
import { stepsOf, type Tracer } from '../trace.ts'

/** Tolerance for limits, since amounts are in cents. */
const tolerance = 0.005

/** Maximum debt with the guarantee: its limit, or the home's value if that is lower. */
export function guaranteeLimit(norms: Norms, { market_value, measures_costs }: RefinanceInput): number {
  const { limit, limit_with_measures } = norms.refinance.guarantee.value
  const most = measures_costs > 0 ? limit_with_measures : limit
  return Math.min(maximumByValue(norms, market_value, measures_costs).value, most)
}

interface Debts {
  /** The new loan, including a financed penalty. */
  newDebt: Figure
  /** All interest-only parts on the home. */
  onHome: readonly PartState[]
  /** Other debt on the home. */
  others: number
  guarantee: HomeValueLimits['guarantee']
}

/** Limits by the home's value for the new loan together with all other debt on the home. */
export function homeValueLimits(
  norms: Norms,
  input: RefinanceInput,
  { newDebt, onHome, others, guarantee }: Debts,
  tracer: Tracer,
): HomeValueLimits {
  const maximum = maximumByValue(norms, input.market_value, input.measures_costs)
  const debt = figure('new_debt', newDebt.value + others, {
    new_debt: newDebt,
    ...(others > 0 && { remaining_debt: others }),
  })
  const interestOnly = onHome.filter(({ type }) => type === 'interest_only').map((part) => part.debt)
  const open = interestOnly.reduce<number>((sum, one) => sum + numberOf(one), 0)
  const share = interestOnlyLimit(norms, input.market_value, 0)
  const above = (owed: number, most: number) => (owed - most > tolerance ? toCents(owed - most) : 0)
  const excess = above(debt.value, maximum.value)
  const openExcess = above(open, share.value)
  return {
    fits: excess === 0 && openExcess === 0,
    debt: toCents(debt.value),
    maximum: toCents(maximum.value),
    excess,
    interest_only_debt: toCents(open),
    interest_only_maximum: toCents(share.value),
    interest_only_excess: openExcess,
    guarantee,
    guarantee_limit: toCents(guaranteeLimit(norms, input)),
    figures: stepsOf(tracer, { debt, maximum, interest_only_maximum: share }),
  }
}
