import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

export const recoveryCodeCount = 10

/** Number of digits of an authenticator app's code. */
export const appCodeDigits = 6

/** Value of `errors.otp` if a sign-in needs a code of the app instead of a mailed code. */
export const appCodeRequiredErrorName = 'app'

const PasswordProof = v.object({
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
const RecoveryCodes = dataEnvelope(v.object({ recovery_codes: v.array(v.string()) }))

/** State of the customer's authenticator app, with the number of unused recovery codes. */
export const Authenticator = v.object({
  enabled: v.boolean(),
  recovery_codes_left: v.number(),
  /** Whether the customer must enter the password again before a change, because the sign-in was too long ago. */
  password_wanted: v.boolean(),
})
export type Authenticator = v.InferOutput<typeof Authenticator>

/** Reads the state of the authenticator app. Not in the specification: other servers respond with 404. */
export const getAuthenticator = get('/customer/auth/authenticator', {
  key: 'AUTHENTICATOR',
  answer: dataEnvelope(Authenticator),
  summary: 'Whether a customer signs in with codes of an app.',
})

/**
 * Starts setting up an app and replaces an unfinished setup. 409 `exists` if the customer has an app; 422 names
 * `current_password`.
 */
export const beginAuthenticator = post('/customer/auth/authenticator/begin', {
  body: PasswordProof,
  answer: dataEnvelope(
    v.object({
      /** Secret to type into an app that cannot scan the picture: base32, in groups of four. */
      secret: v.string(),
      /** The secret as a URL, for an app on the same device. */
      address: v.string(),
      /** The secret as a QR code: an SVG path in a square of `size`. */
      picture: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  summary: 'Begins to set up an app that makes sign-in codes.',
})

/**
 * Confirms the app with one of its codes. 422 names `code`: 'is wrong', or `clock <minutes>` if the phone's clock is
 * wrong (positive: ahead). Only this response contains the recovery codes.
 */
export const confirmAuthenticator = post('/customer/auth/authenticator', {
  body: v.object({ code: requiredLineField(20) }),
  answer: RecoveryCodes,
  summary: 'Switches on an app that makes sign-in codes, by one of its codes.',
})

/** Creates ten new recovery codes and invalidates the old codes. 404 without an app; 422 names `current_password`. */
export const createRecoveryCodes = post('/customer/auth/authenticator/recovery', {
  body: PasswordProof,
  answer: RecoveryCodes,
  summary: 'Makes new recovery codes.',
})

/** Removes the app and its recovery codes. 404 without an app; 422 names `current_password`. */
export const removeAuthenticator = post('/customer/auth/authenticator/remove', {
  body: PasswordProof,
  answer: WriteResult,
  summary: 'Switches off an app that makes sign-in codes.',
})

/** Parses from an error text by how many minutes the phone's clock is wrong; null if the text does not say. */
export function parseClockDifference(message: string | undefined): number | null {
  const found = /^clock (-?\d+)$/.exec(message ?? '')
  return found ? Number(found[1]) : null
}
