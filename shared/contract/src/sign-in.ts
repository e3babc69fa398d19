import * as v from '@portal/contract/schema'
import { del, get } from './call.ts'
import { Done, data, IsoMoment, maybe, oneOf } from './wire.ts'

/** A sign-in of the customer: one browser on one device. Its location is not recorded. */
export const SignIn = v.object({
  id: v.string(),
  /** Name of the browser, such as 'Firefox'; null when it does not say. */
  browser: maybe(v.string()),
  /** Name of what the device runs, such as 'Android'; null when it does not say. */
  system: maybe(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  /** When it last renewed its tokens. */
  last_used_at: IsoMoment,
  /** Whether it is the current sign-in. */
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

/**
 * The customer's sign-ins, the current first, then by last use. Not in the specification: other servers respond with
 * 404.
 */
export const getSignIns = get('/customer/auth/session', {
  key: 'SIGN_INS',
  answer: data(v.array(SignIn)),
  summary: 'The browsers and devices where the customer is signed in.',
})

/** Ends a sign-in and its tokens. 404 if it is not this customer's. */
export const endSignIn = del('/customer/auth/session/{id}', {
  params: { id: v.string() },
  answer: Done,
  summary: 'Signs the customer out on one device.',
})

/** Ends all sign-ins except the current one. */
export const endOtherSignIns = del('/customer/auth/session', {
  answer: Done,
  summary: 'Signs the customer out on every other device.',
})
