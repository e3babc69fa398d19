import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { createRequiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const currentPasswordField = v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000))

export const TwoStepSetting = v.object({
  enabled: v.boolean(),
  can_change: v.boolean(),
  email: nullableField(v.string()),
})
export type TwoStepSetting = v.InferOutput<typeof TwoStepSetting>

export const getTwoStepSetting = defineGet('/customer/auth/two_factor', {
  key: 'TWO_STEP',
  response: dataEnvelope(TwoStepSetting),
  summary:
    'Whether sign-in requires a mailed code, and whether the customer can change that. Not in the specification.',
})

export const beginTwoStepChange = definePost('/customer/auth/two_factor/code', {
  body: v.object({ current_password: currentPasswordField }),
  response: WriteResult,
  summary: 'Mails a code for changing the two-step setting.',
})

/** Responds with 409 if the tenant decides about two-step sign-in, and with 422 for a wrong password or code. */
export const changeTwoStepSetting = definePost('/customer/auth/two_factor', {
  body: v.object({
    enabled: v.boolean(),
    current_password: currentPasswordField,
    otp: createRequiredLineField(20),
  }),
  response: WriteResult,
  summary: 'Changes the two-step setting with a mailed code.',
})
