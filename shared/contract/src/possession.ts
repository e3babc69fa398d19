import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Euro, Id, maybe, Percent } from './wire.ts'

/** A savings account (ENTITY-29). */
export const Possession = v.object({
  id: maybe(Id),
  account_number: maybe(v.string()),
  bank: maybe(v.string()),
  current_balance: maybe(Euro),
  monthly_contribution: maybe(Euro),
  common_interest: maybe(Percent),
})
export type Possession = v.InferOutput<typeof Possession>

/** Reads the customer's savings (API-34). */
export const getPossessions = get('/customer/possession', {
  key: 'POSSESSION',
  answer: data(v.array(Possession)),
  summary: "The customer's savings (API-34, ENTITY-29).",
})
