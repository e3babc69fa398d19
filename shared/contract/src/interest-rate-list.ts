import * as v from '@portal/contract/valibot'
import { adviceServiceKeyField, RateFraction } from './advice.ts'
import { defineGet } from './call.ts'
import { dataEnvelope, IsoDate } from './wire.ts'

/**
 * Risk classes of interest rates: 'nhg' is the national guarantee, a number the maximum debt in percent of the home's
 * value.
 */
export const riskClasses = ['nhg', '60', '80', '90', '100'] as const
export type RiskClass = (typeof riskClasses)[number]

const RateByPeriod = v.record(v.string(), RateFraction)

export const ListedMortgageProduct = v.object({
  lender_id: v.string(),
  lender_name: v.string(),
  product_line_id: v.string(),
  product_line_name: v.string(),
  rates: v.record(v.picklist(riskClasses), RateByPeriod),
  interest_only_surcharge: v.optional(RateFraction, 0),
})
export type ListedMortgageProduct = v.InferOutput<typeof ListedMortgageProduct>

/** `key` is the tenant's interest-list key (TENANT-18). Responds with 404 for an unknown key. */
export const getInterestRateList = defineGet('/interest_list', {
  base: 'advice',
  access: 'public',
  query: { key: adviceServiceKeyField },
  response: dataEnvelope(v.object({ date: IsoDate, products: v.array(ListedMortgageProduct) })),
  summary: 'Today’s rates by product, risk class and period.',
})
