import { interestPeriods, type RefinanceInput } from '@portal/contract/refinance'
import type { ProductOffer } from './product-offer.ts'

/** Current rates of the lender of the loan. */
export interface LenderRates {
  /** Rates in percent a year, by fixed-rate period in months. */
  rates: Readonly<Record<string, number>>
  /** Percentage points added for an interest-only part. */
  surcharge: number
}

const calculateMean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the current rates of the same product, otherwise the average of the lender's products, otherwise the average
 * of all products.
 */
export function getLenderRates(offers: readonly ProductOffer[], input: RefinanceInput): LenderRates {
  const own = offers.filter(({ productLineId }) => productLineId === input.product_line_id)
  const lenders = offers.filter(({ lenderId }) => lenderId === input.lender_hdn_code)
  const counted = [own, lenders, offers].find(({ length }) => length > 0) ?? []
  const calculateMeanRate = (period: number) => {
    const rates = counted.flatMap(({ rates }) => rates[String(period)] ?? [])
    return rates.length > 0 ? [[String(period), calculateMean(rates)]] : []
  }
  return {
    rates: Object.fromEntries(interestPeriods.flatMap(calculateMeanRate)),
    surcharge: counted.length > 0 ? calculateMean(counted.map((offer) => offer.interestOnlySurcharge)) : 0,
  }
}
