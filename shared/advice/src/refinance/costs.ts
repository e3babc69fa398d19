import { type Figure, figure, totalOf } from '../figure.ts'
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
