import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const PasswordField = v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000))

export const TwoStepSetting = v.object({
  enabled: v.boolean(),
  can_change: v.boolean(),
  email: nullableField(v.string()),
})
export type TwoStepSetting = v.InferOutput<typeof TwoStepSetting>

export const getTwoStepSetting = get('/customer/auth/two_factor', {
  key: 'TWO_STEP',
  response: dataEnvelope(TwoStepSetting),
  summary:
    'Whether sign-in requires a mailed code, and whether the customer can change that. Not in the specification.',
})

export const beginTwoStepChange = post('/customer/auth/two_factor/code', {
  body: v.object({ current_password: PasswordField }),
  response: WriteResult,
  summary: 'Mails a code for changing the two-step setting.',
})

/** 409 if the tenant decides, 422 for a wrong password or code. */
export const changeTwoStep = post('/customer/auth/two_factor', {
  body: v.object({ enabled: v.boolean(), current_password: PasswordField, otp: requiredLineField(20) }),
  response: WriteResult,
  summary: 'Changes the two-step setting with a mailed code.',
})
