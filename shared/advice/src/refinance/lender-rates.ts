import { interestPeriods, type RefinanceInput } from '@portal/contract/refinance'
import type { Offer } from './offer.ts'

/** Current rates of the running loan's lender. */
export interface LenderRates {
  /** Percent a year by period in months. */
  rates: Readonly<Record<string, number>>
  /** Percentage points added for an interest-only part. */
  surcharge: number
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Current rates of the running loan's lender: of the same product, otherwise the lender's mean, otherwise the list's
 * mean.
 */
export function ratesOfLender(offers: readonly Offer[], input: RefinanceInput): LenderRates {
  const own = offers.filter(({ productLineId }) => productLineId === input.product_line_id)
  const lenders = offers.filter(({ lenderId }) => lenderId === input.lender_hdn_code)
  const counted = [own, lenders, offers].find(({ length }) => length > 0) ?? []
  const mean = (period: number) => {
    const rates = counted.flatMap(({ rates }) => rates[String(period)] ?? [])
    return rates.length > 0 ? [[String(period), meanOf(rates)]] : []
  }
  return {
    rates: Object.fromEntries(interestPeriods.flatMap(mean)),
    surcharge: counted.length > 0 ? meanOf(counted.map((offer) => offer.interestOnlySurcharge)) : 0,
  }
}
