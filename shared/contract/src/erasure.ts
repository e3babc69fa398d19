import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { data, IsoMoment, maybe } from './wire.ts'

/** Kinds of records that must be kept. */
export const retainedKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile'] as const

/** Days in which a customer may withdraw an erasure request. */
export const erasureDays = 14

/** Days in which a former customer can read and copy the file (ERASE-11). */
export const leavingDays = 30

/** Records of a kind that must be kept: number, latest end, and the legal basis. */
export const RetainedRecords = v.object({
  kind: v.picklist(retainedKinds),
  records: v.number(),
  until: IsoMoment,
  ground: v.string(),
})
export type RetainedRecords = v.InferOutput<typeof RetainedRecords>

/** Effect of erasing the customer's data (GDPR, article 17). Not in the specification. */
export const Erasure = v.object({
  /** When it was requested; null if not. */
  requested_at: maybe(IsoMoment),
  /** When it happens, or would happen if requested now. */
  due_at: IsoMoment,
  /** The tenant has paused it. */
  held: v.boolean(),
  /** Number of records and documents that are deleted at once. */
  goes: v.number(),
  stays: v.array(RetainedRecords),
})
export type Erasure = v.InferOutput<typeof Erasure>

/** Reads the state of the erasure and its effect. */
export const getErasure = get('/customer/erasure', {
  key: 'ERASURE',
  answer: data(Erasure),
  summary:
    'What goes when the customer has all erased, what must stay until when, and whether it was asked for.',
})

/** Requests erasure; repeating it returns the same. 422 for a wrong password, 429 after too many attempts. */
export const requestErasure = post('/customer/erasure', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
  }),
  answer: data(Erasure),
  summary: 'Asks that all of the customer is erased; it is done after fourteen days.',
})

/** Withdraws the request before it is executed. */
export const withdrawErasure = post('/customer/erasure/withdrawal', {
  answer: data(Erasure),
  summary: 'Takes back that the customer is erased.',
})
