import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { createRequiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

export const recoveryCodeCount = 10

export const authenticatorCodeDigits = 6

/** Value of `errors.otp` if the server wants a code of the authenticator app, not a mailed code. */
export const authenticatorCodeErrorName = 'app'

const CurrentPasswordBody = v.object({
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
const RecoveryCodes = dataEnvelope(v.object({ recovery_codes: v.array(v.string()) }))

export const Authenticator = v.object({
  enabled: v.boolean(),
  recovery_codes_left: v.number(),
  /** True if the customer signed in too long ago, so a change needs the password. */
  password_wanted: v.boolean(),
})
export type Authenticator = v.InferOutput<typeof Authenticator>

export const getAuthenticator = defineGet('/customer/auth/authenticator', {
  key: 'AUTHENTICATOR',
  response: dataEnvelope(Authenticator),
  summary:
    'The state of the customer’s authenticator app, with the number of unused recovery codes. Not in the specification.',
})

/**
 * Replaces an unfinished setup. Responds with 409 `exists` if the customer already has an app, and with 422 if
 * `current_password` is wrong, or missing although it is required.
 */
export const beginAuthenticatorSetup = definePost('/customer/auth/authenticator/begin', {
  body: CurrentPasswordBody,
  response: dataEnvelope(
    v.object({
      /** Secret in base32, in groups of four characters, for typing into the app. */
      secret: v.string(),
      address: v.string(),
      /** QR code as an SVG path in a square with sides of `size`. */
      picture: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  summary: 'Starts to set up an authenticator app.',
})

/**
 * Responds with 422 for `code`: 'is wrong', or `clock <minutes>` if the phone's clock is off. The number is positive if
 * the clock is ahead.
 */
export const confirmAuthenticatorSetup = definePost('/customer/auth/authenticator', {
  body: v.object({ code: createRequiredLineField(20) }),
  response: RecoveryCodes,
  summary: 'Confirms an authenticator app with one of its codes.',
})

/**
 * Responds with 404 if the customer has no app, and with 422 if `current_password` is wrong, or missing although it is
 * required.
 */
export const createRecoveryCodes = definePost('/customer/auth/authenticator/recovery', {
  body: CurrentPasswordBody,
  response: RecoveryCodes,
  summary: 'Creates ten new recovery codes and invalidates the old ones.',
})

/**
 * Responds with 404 if the customer has no app, and with 422 if `current_password` is wrong, or missing although it is
 * required.
 */
export const removeAuthenticator = definePost('/customer/auth/authenticator/remove', {
  body: CurrentPasswordBody,
  response: WriteResult,
  summary: 'Removes the authenticator app and its recovery codes.',
})

/** Returns the minutes of an error text `clock <minutes>`; null for any other text. */
export function parseClockDifference(message: string | undefined): number | null {
  const found = /^clock (-?\d+)$/.exec(message ?? '')
  return found ? Number(found[1]) : null
}
