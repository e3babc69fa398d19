import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure, sumAmounts } from '../figure.ts'
import type { LoanPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'

export interface RefinanceCosts {
  /** Guarantee fee (NHG); null without a guarantee. */
  fee: Figure | null
  /** Total of all costs, including the guarantee fee. */
  total: Figure
}

export function calculateRefinanceCosts(
  { refinance }: Norms,
  debt: Figure,
  isGuaranteed: boolean,
): RefinanceCosts {
  const { brokerage, notary, appraisal } = refinance.costs.value
  const { fee_percent: percent } = refinance.guarantee.value
  const fee = isGuaranteed
    ? createFigure(
        'guarantee_fee',
        roundToCents((debt.value * percent) / 100),
        { new_debt: debt, percent },
        refinance.guarantee.source,
      )
    : null
  const costs = [brokerage, notary, appraisal]
  const total = createFigure(
    'refinance_costs',
    sumAmounts([...costs, ...(fee ? [fee] : [])]),
    { costs, ...(fee && { guarantee_fee: fee }) },
    refinance.costs.source,
  )
  return { fee, total }
}

/**
 * Calculates the part of the costs and penalty that is deductible in the year of payment. That part is proportional to
 * the debt with deductible interest.
 */
export function calculateDeductibleCosts(
  { refinance }: Norms,
  parts: readonly LoanPart[],
  costs: Figure,
  penalty: Figure,
): Figure {
  const sumDebts = (counted: readonly LoanPart[]) => sumAmounts(counted.map(({ debt }) => debt))
  const debt = sumDebts(parts)
  const share = debt === 0 ? 0 : sumDebts(parts.filter(({ deductibleMonths }) => deductibleMonths > 0)) / debt
  const { value: most, source } = refinance.deductible_costs_percent
  const percent = most * share
  return createFigure(
    'deductible_costs',
    ((costs.value + penalty.value) * percent) / 100,
    { refinance_costs: costs, repayment_penalty: penalty, percent },
    source,
  )
}
