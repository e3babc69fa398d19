import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField } from './wire.ts'

export const retainedDataKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile'] as const

export const erasureWithdrawalDays = 14

/** Number of days in which a former customer can still read their customer file (ERASE-11). */
export const formerCustomerAccessDays = 30

export const RetainedRecords = v.object({
  kind: v.picklist(retainedDataKinds),
  records: v.number(),
  until: IsoMoment,
  ground: v.string(),
})
export type RetainedRecords = v.InferOutput<typeof RetainedRecords>

/** Erasure of a customer's data (GDPR, article 17). Not in the specification. */
export const Erasure = v.object({
  requested_at: nullableField(IsoMoment),
  /**
   * Time of the erasure. If the customer has not requested an erasure, the time at which an erasure requested now would
   * take place.
   */
  due_at: IsoMoment,
  held: v.boolean(),
  goes: v.number(),
  stays: v.array(RetainedRecords),
})
export type Erasure = v.InferOutput<typeof Erasure>

export const getErasure = defineGet('/customer/erasure', {
  key: 'ERASURE',
  response: dataEnvelope(Erasure),
  summary:
    'What an erasure of the customer’s data removes, what must be kept and until when, and whether it was requested.',
})

/**
 * A repeated request has no further effect. Responds with 422 for a wrong password, and with 429 after too many
 * attempts.
 */
export const requestErasure = definePost('/customer/erasure', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
  }),
  response: dataEnvelope(Erasure),
  summary: 'Requests the erasure of the customer’s data, which happens after fourteen days.',
})

export const withdrawErasure = definePost('/customer/erasure/withdrawal', {
  response: dataEnvelope(Erasure),
  summary: 'Withdraws a request for erasure.',
})
