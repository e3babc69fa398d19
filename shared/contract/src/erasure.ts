import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField } from './wire.ts'

/** Kinds of records that must be kept. */
export const retainedKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile'] as const

/** Days in which a customer may withdraw an erasure request. */
export const erasureDays = 14

/** Days in which a former customer can read and copy the file (ERASE-11). */
export const leavingDays = 30

export const RetainedRecords = v.object({
  kind: v.picklist(retainedKinds),
  records: v.number(),
  until: IsoMoment,
  ground: v.string(),
})
export type RetainedRecords = v.InferOutput<typeof RetainedRecords>

/** Effect of erasing the customer's data (GDPR, article 17). Not in the specification. */
export const Erasure = v.object({
  requested_at: nullableField(IsoMoment),
  /** Time at which the erasure happens, or would happen if requested now. */
  due_at: IsoMoment,
  /** Whether the tenant has paused the erasure. */
  held: v.boolean(),
  goes: v.number(),
  stays: v.array(RetainedRecords),
})
export type Erasure = v.InferOutput<typeof Erasure>

export const getErasure = get('/customer/erasure', {
  key: 'ERASURE',
  answer: dataEnvelope(Erasure),
  summary:
    'What goes when the customer has all erased, what must stay until when, and whether it was asked for.',
})

/**
 * Requests erasure; a repeated request returns the existing one. 422 for a wrong password, 429 after too many attempts.
 */
export const requestErasure = post('/customer/erasure', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
  }),
  answer: dataEnvelope(Erasure),
  summary: 'Asks that all of the customer is erased; it is done after fourteen days.',
})

export const withdrawErasure = post('/customer/erasure/withdrawal', {
  answer: dataEnvelope(Erasure),
  summary: 'Takes back that the customer is erased.',
})
