import { toCents } from '@portal/domain/money'
import { type Figure, figure, totalOf } from '../figure.ts'
import type { LoanPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'

/** What a new loan costs at once. */
export interface RefinanceCosts {
  /** Fee for the guarantee; null without that. */
  fee: Figure | null
  /** All costs, the fee included. */
  total: Figure
}

/** The costs of a new loan, with the fee for the guarantee where it has that. */
export function refinanceCosts({ refinance }: Norms, debt: Figure, isGuaranteed: boolean): RefinanceCosts {
  const { brokerage, notary, appraisal } = refinance.costs.value
  const { fee_percent: percent } = refinance.guarantee.value
  const fee = isGuaranteed
    ? figure(
        'guarantee_fee',
        toCents((debt.value * percent) / 100),
        { new_debt: debt, percent },
        refinance.guarantee.source,
      )
    : null
  const costs = [brokerage, notary, appraisal]
  const total = figure(
    'refinance_costs',
    totalOf([...costs, ...(fee ? [fee] : [])]),
    { costs, ...(fee && { guarantee_fee: fee }) },
    refinance.costs.source,
  )
  return { fee, total }
}

/**
 * Costs and penalty as far as they are deducted in the year that they are paid: for the share of the debt of which the
 * interest is.
 */
export function deductedOnce(
  { refinance }: Norms,
  parts: readonly LoanPart[],
  costs: Figure,
  penalty: Figure,
): Figure {
  const sumOf = (counted: readonly LoanPart[]) => totalOf(counted.map(({ debt }) => debt))
  const debt = sumOf(parts)
  const share = debt === 0 ? 0 : sumOf(parts.filter(({ deductibleMonths }) => deductibleMonths > 0)) / debt
  const { value: most, source } = refinance.deductible_costs_percent
  const percent = most * share
  return figure(
    'deductible_costs',
    ((costs.value + penalty.value) * percent) / 100,
    { refinance_costs: costs, repayment_penalty: penalty, percent },
    source,
  )
}
