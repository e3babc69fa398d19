import * as v from '@portal/contract/schema'
import { del, get } from './call.ts'
import { Done, data, IsoMoment, maybe, oneOf } from './wire.ts'

/** Where the customer is signed in: one browser on one device. The place is not known, and not kept. */
export const SignIn = v.object({
  id: v.string(),
  /** Name of the browser, such as 'Firefox'; null when it does not say. */
  browser: maybe(v.string()),
  /** Name of what the device runs, such as 'Android'; null when it does not say. */
  system: maybe(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  /** Last time it asked for new tokens; at most as old as an access token lives. */
  last_used_at: IsoMoment,
  /** Whether it is the sign-in that asks. */
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

/** Where the customer is signed in, the one that asks first, then the last used. Not in the specification: other firms answer 404. */
export const getSignIns = get('/customer/auth/session', {
  key: 'SIGN_INS',
  answer: data(v.array(SignIn)),
  summary: 'The browsers and devices where the customer is signed in.',
})

/** Signs the customer out there; what it had works no more. 404 when it is no sign-in of this customer. */
export const endSignIn = del('/customer/auth/session/{id}', {
  params: { id: v.string() },
  answer: Done,
  summary: 'Signs the customer out on one device.',
})

/** Signs the customer out everywhere but here. */
export const endOtherSignIns = del('/customer/auth/session', {
  answer: Done,
  summary: 'Signs the customer out on every other device.',
})
