import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Euro, Id, nullableField, Percent } from './wire.ts'

export const Possession = v.object({
  id: nullableField(Id),
  /** As the tenant entered it: an IBAN with or without spaces. */
  account_number: nullableField(v.string()),
  bank: nullableField(v.string()),
  current_balance: nullableField(Euro),
  monthly_contribution: nullableField(Euro),
  common_interest: nullableField(Percent),
})
export type Possession = v.InferOutput<typeof Possession>

export const getPossessions = defineGet('/customer/possession', {
  key: 'POSSESSION',
  response: dataEnvelope(v.array(Possession)),
  summary: "The customer's savings (API-34, ENTITY-29).",
})
