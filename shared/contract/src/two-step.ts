import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { required } from './sent.ts'
import { Done, data, maybe } from './wire.ts'

const Password = v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000))

/** Whether sign-in requires a mailed code, and who decides that. */
export const TwoStep = v.object({
  enabled: v.boolean(),
  /** False: set by the tenant. */
  can_change: v.boolean(),
  /** Masked address that codes are mailed to, such as 'a…@example.nl'. */
  email: maybe(v.string()),
})
export type TwoStep = v.InferOutput<typeof TwoStep>

/** Reads the two-step setting. Not in the specification: other servers respond with 404. */
export const getTwoStep = get('/customer/auth/two_factor', {
  key: 'TWO_STEP',
  answer: data(TwoStep),
  summary: 'Whether signing in takes two steps, and whether the customer may change that.',
})

/** Mails a code for changing it. 409 if set by the tenant, 422 for a wrong password. */
export const beginTwoStepChange = post('/customer/auth/two_factor/code', {
  body: v.object({ current_password: Password }),
  answer: Done,
  summary: 'Mails a code with which signing in in two steps is switched on or off.',
})

/** Switches two-step sign-in, with the mailed code. 409 if set by the tenant, 422 for a wrong password or code. */
export const changeTwoStep = post('/customer/auth/two_factor', {
  body: v.object({ enabled: v.boolean(), current_password: Password, otp: required(20) }),
  answer: Done,
  summary: 'Switches signing in in two steps on or off.',
})
