import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField } from './wire.ts'

export const retainedKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile'] as const

/** Days in which a request can be withdrawn. */
export const erasureDays = 14

/** Days in which a former customer can read the file (ERASE-11). */
export const leavingDays = 30

export const RetainedRecords = v.object({
  kind: v.picklist(retainedKinds),
  records: v.number(),
  until: IsoMoment,
  ground: v.string(),
})
export type RetainedRecords = v.InferOutput<typeof RetainedRecords>

/** GDPR, article 17. Not in the specification. */
export const Erasure = v.object({
  requested_at: nullableField(IsoMoment),
  /** When the erasure happens, or would happen if requested now. */
  due_at: IsoMoment,
  held: v.boolean(),
  goes: v.number(),
  stays: v.array(RetainedRecords),
})
export type Erasure = v.InferOutput<typeof Erasure>

export const getErasure = get('/customer/erasure', {
  key: 'ERASURE',
  response: dataEnvelope(Erasure),
  summary:
    'What an erasure of the customer’s data removes, what must be kept and until when, and whether it was requested.',
})

/** Can be repeated. 422 for a wrong password, 429 after too many attempts. */
export const requestErasure = post('/customer/erasure', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
  }),
  response: dataEnvelope(Erasure),
  summary: 'Requests the erasure of the customer’s data, which happens after fourteen days.',
})

export const withdrawErasure = post('/customer/erasure/withdrawal', {
  response: dataEnvelope(Erasure),
  summary: 'Withdraws a request for erasure.',
})
