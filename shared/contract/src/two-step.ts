import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { required } from './sent.ts'
import { Done, data, maybe } from './wire.ts'

const Password = v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000))

/** Whether signing in asks for a code from a mail besides the password, and who decides that. */
export const TwoStep = v.object({
  enabled: v.boolean(),
  /** False: the firm has set it, the customer can only see it. */
  can_change: v.boolean(),
  /** Where codes are mailed to, with most letters hidden, such as 'a…@example.nl'. */
  email: maybe(v.string()),
})
export type TwoStep = v.InferOutput<typeof TwoStep>

/** How the customer signs in. Not in the specification: other firms answer 404. */
export const getTwoStep = get('/customer/auth/two_factor', {
  key: 'TWO_STEP',
  answer: data(TwoStep),
  summary: 'Whether signing in takes two steps, and whether the customer may change that.',
})

/** Mails a code to who is about to change it. 409 when the firm has set it, 422 when the password is wrong. */
export const beginTwoStepChange = post('/customer/auth/two_factor/code', {
  body: v.object({ current_password: Password }),
  answer: Done,
  summary: 'Mails a code with which signing in in two steps is switched on or off.',
})

/** Switches two steps on or off, with the mailed code. 409 when the firm has set it, 422 when password or code is wrong. */
export const changeTwoStep = post('/customer/auth/two_factor', {
  body: v.object({ enabled: v.boolean(), current_password: Password, otp: required(20) }),
  answer: Done,
  summary: 'Switches signing in in two steps on or off.',
})
