import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const PasswordField = v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000))

/** Whether sign-in requires a mailed code, and who can change that. */
export const TwoStepSetting = v.object({
  enabled: v.boolean(),
  /** False if the tenant sets it for all customers. */
  can_change: v.boolean(),
  /** Masked e-mail address that codes are mailed to, such as 'a…@example.nl'. */
  email: nullableField(v.string()),
})
export type TwoStepSetting = v.InferOutput<typeof TwoStepSetting>

/** Reads the two-step setting. Not in the specification: other servers respond with 404. */
export const getTwoStepSetting = get('/customer/auth/two_factor', {
  key: 'TWO_STEP',
  answer: dataEnvelope(TwoStepSetting),
  summary: 'Whether signing in takes two steps, and whether the customer may change that.',
})

/** Mails a code for changing the two-step setting. 409 if the tenant sets it, 422 for a wrong password. */
export const beginTwoStepChange = post('/customer/auth/two_factor/code', {
  body: v.object({ current_password: PasswordField }),
  answer: WriteResult,
  summary: 'Mails a code with which signing in in two steps is switched on or off.',
})

/** Changes the two-step setting with the mailed code. 409 if the tenant sets it, 422 for a wrong password or code. */
export const changeTwoStep = post('/customer/auth/two_factor', {
  body: v.object({ enabled: v.boolean(), current_password: PasswordField, otp: requiredLineField(20) }),
  answer: WriteResult,
  summary: 'Switches signing in in two steps on or off.',
})
