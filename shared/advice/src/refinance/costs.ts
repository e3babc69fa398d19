import { type Figure, figure, totalOf } from '../figure.ts'
import type { LoanPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'

/** The costs of a new loan, with the fee for the guarantee where it has that. */
export function refinanceCosts({ refinance }: Norms, debt: Figure, isGuaranteed: boolean): Figure {
  const { brokerage, notary, appraisal } = refinance.costs.value
  const { fee_percent: percent } = refinance.guarantee.value
  const fee = figure(
    'guarantee_fee',
    (debt.value * percent) / 100,
    { new_debt: debt, percent },
    refinance.guarantee.source,
  )
  const costs = [brokerage, notary, appraisal]
  return figure(
    'refinance_costs',
    totalOf([...costs, ...(isGuaranteed ? [fee] : [])]),
    { costs, ...(isGuaranteed && { guarantee_fee: fee }) },
    refinance.costs.source,
  )
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
