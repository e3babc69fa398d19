import type { ListedMortgageProduct, RiskClass } from '@portal/contract/interest-rate-list'
import { toPercent } from '../percent.ts'

/** Rates of a product for one risk class, in percent a year by period in months. */
export interface ProductOffer {
  lenderId: string
  productLineId: string
  name: string
  rates: Readonly<Record<string, number>>
  /** Percentage points added for an interest-only part. */
  interestOnlySurcharge: number
}

const loanToValueClasses = ['60', '80', '90', '100'] as const

/**
 * Returns the risk class of a debt: 'nhg' if guaranteed, otherwise the lowest percentage of the home's value that
 * covers the debt, at most 100.
 */
export function getRiskClass(debt: number, marketValue: number, isGuaranteed: boolean): RiskClass {
  if (isGuaranteed) return 'nhg'
  const percent = (debt / marketValue) * 100
  return loanToValueClasses.find((limit) => percent <= Number(limit)) ?? '100'
}

/** Creates the offer of a product for a risk class. If the class has no rates, those of the next higher class apply. */
export function createProductOffer(product: ListedMortgageProduct, risk: RiskClass): ProductOffer {
  const order: readonly RiskClass[] =
    risk === 'nhg'
      ? ['nhg', ...loanToValueClasses]
      : loanToValueClasses.slice(loanToValueClasses.indexOf(risk))
  const listed = order.map((one) => product.rates[one]).find((one) => one && Object.keys(one).length > 0)
  return {
    lenderId: product.lender_id,
    productLineId: product.product_line_id,
    name: product.product_line_name,
    rates: Object.fromEntries(
      Object.entries(listed ?? {}).map(([months, rate]) => [months, toPercent(rate)]),
    ),
    interestOnlySurcharge: toPercent(product.interest_only_surcharge),
  }
}
