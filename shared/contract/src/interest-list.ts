import * as v from '@portal/contract/schema'
import { adviceKey, RateFraction } from './advice.ts'
import { get } from './call.ts'
import { data, IsoDate } from './wire.ts'

/** Classes of risk in an interest list: with the national guarantee, or debt up to so many percent of the value. */
export const riskClasses = ['nhg', '60', '80', '90', '100'] as const
export type RiskClass = (typeof riskClasses)[number]

const ByPeriod = v.record(v.string(), RateFraction)

/** A product of a lender with its rates of today by class of risk and fixed period in months. */
export const ListedProduct = v.object({
  lender_id: v.string(),
  lender_name: v.string(),
  product_line_id: v.string(),
  product_line_name: v.string(),
  rates: v.record(v.picklist(riskClasses), ByPeriod),
  /** What is added to the rate of an interest-only part. */
  interest_only_surcharge: v.optional(RateFraction, 0),
})
export type ListedProduct = v.InferOutput<typeof ListedProduct>

/** Reads the interest list (TENANT-18). `key` is the firm's interest-list key: 404 when there is no such key. */
export const getInterestList = get('/interest_list', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKey },
  answer: data(v.object({ date: IsoDate, products: v.array(ListedProduct) })),
  summary: 'The rates of today by product, class of risk and period.',
})
