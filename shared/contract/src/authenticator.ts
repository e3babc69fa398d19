import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

export const recoveryCodeCount = 10

export const appCodeDigits = 6

/** Value of `errors.otp` if a sign-in needs a code of the app instead of a mailed code. */
export const appCodeRequiredErrorName = 'app'

const PasswordProof = v.object({
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
const RecoveryCodes = dataEnvelope(v.object({ recovery_codes: v.array(v.string()) }))

export const Authenticator = v.object({
  enabled: v.boolean(),
  recovery_codes_left: v.number(),
  /** The sign-in is too long ago: a change needs the password. */
  password_wanted: v.boolean(),
})
export type Authenticator = v.InferOutput<typeof Authenticator>

export const getAuthenticator = get('/customer/auth/authenticator', {
  key: 'AUTHENTICATOR',
  response: dataEnvelope(Authenticator),
  summary:
    'The state of the customer’s authenticator app, with the number of unused recovery codes. Not in the specification.',
})

/** Replaces an unfinished setup. 409 `exists` if the customer has an app; 422 `current_password`. */
export const beginAuthenticator = post('/customer/auth/authenticator/begin', {
  body: PasswordProof,
  response: dataEnvelope(
    v.object({
      /** Base32, in groups of four, to type into an app. */
      secret: v.string(),
      address: v.string(),
      /** QR code: an SVG path in a square of `size`. */
      picture: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  summary: 'Starts to set up an authenticator app.',
})

/** 422 `code`: 'is wrong', or `clock <minutes>` if the phone's clock is ahead (negative: behind). */
export const confirmAuthenticator = post('/customer/auth/authenticator', {
  body: v.object({ code: requiredLineField(20) }),
  response: RecoveryCodes,
  summary: 'Confirms an authenticator app with one of its codes.',
})

/** 404 without an app; 422 `current_password`. */
export const createRecoveryCodes = post('/customer/auth/authenticator/recovery', {
  body: PasswordProof,
  response: RecoveryCodes,
  summary: 'Creates ten new recovery codes and invalidates the old ones.',
})

/** 404 without an app; 422 `current_password`. */
export const removeAuthenticator = post('/customer/auth/authenticator/remove', {
  body: PasswordProof,
  response: WriteResult,
  summary: 'Removes the authenticator app and its recovery codes.',
})

/** Minutes in an error text `clock <minutes>`; null for another text. */
export function parseClockDifference(message: string | undefined): number | null {
  const found = /^clock (-?\d+)$/.exec(message ?? '')
  return found ? Number(found[1]) : null
}
