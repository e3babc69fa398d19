import type { ListedProduct, RiskClass } from '@portal/contract/interest-list'
import { percentOf } from '../percent.ts'

/** A product's rates for one class of risk, in percent a year by period in months. */
export interface Offer {
  lenderId: string
  productLineId: string
  name: string
  rates: Readonly<Record<string, number>>
  /** Percent added to the rate of an interest-only part. */
  interestOnlySurcharge: number
}

const classes = ['60', '80', '90', '100'] as const

/** Class of risk of a debt: with the guarantee, or the smallest share of the value that it fits in; the last one above that. */
export function riskClassOf(debt: number, marketValue: number, isGuaranteed: boolean): RiskClass {
  if (isGuaranteed) return 'nhg'
  const percent = (debt / marketValue) * 100
  return classes.find((limit) => percent <= Number(limit)) ?? '100'
}

/** A product's rates for a class of risk; a class without rates takes those of the next riskier one that has them. */
export function offerOf(product: ListedProduct, risk: RiskClass): Offer {
  const order: readonly RiskClass[] =
    risk === 'nhg' ? ['nhg', ...classes] : classes.slice(classes.indexOf(risk))
  const listed = order.map((one) => product.rates[one]).find((one) => one && Object.keys(one).length > 0)
  return {
    lenderId: product.lender_id,
    productLineId: product.product_line_id,
    name: product.product_line_name,
    rates: Object.fromEntries(
      Object.entries(listed ?? {}).map(([months, rate]) => [months, percentOf(rate)]),
    ),
    interestOnlySurcharge: percentOf(product.interest_only_surcharge),
  }
}
