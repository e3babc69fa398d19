import * as v from '@portal/contract/schema'
import { del, get } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField, oneOf, WriteResult } from './wire.ts'

/** A sign-in of the customer in one browser on one device. The location is not recorded. */
export const SignIn = v.object({
  id: v.string(),
  browser: nullableField(v.string()),
  system: nullableField(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  /** Time at which the sign-in last renewed its tokens. */
  last_used_at: IsoMoment,
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

/**
 * The customer's sign-ins, the current first, then by last use. Not in the specification: other servers respond with
 * 404.
 */
export const getSignIns = get('/customer/auth/session', {
  key: 'SIGN_INS',
  answer: dataEnvelope(v.array(SignIn)),
  summary: 'The browsers and devices where the customer is signed in.',
})

export const endSignIn = del('/customer/auth/session/{id}', {
  params: { id: v.string() },
  answer: WriteResult,
  summary: 'Signs the customer out on one device.',
})

export const endOtherSignIns = del('/customer/auth/session', {
  answer: WriteResult,
  summary: 'Signs the customer out on every other device.',
})
