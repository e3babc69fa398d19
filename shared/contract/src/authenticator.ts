import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { required } from './sent.ts'
import { Done, data } from './wire.ts'

/** Number of recovery codes. */
export const recoveryCodeCount = 10

/** Digits of an authenticator app's code. */
export const appCodeDigits = 6

/** Error in `errors.otp` of a sign-in that needs a code of the app instead of a mailed one. */
export const wantsAppCode = 'app'

const Proof = v.object({
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
const RecoveryCodes = data(v.object({ recovery_codes: v.array(v.string()) }))

/** State of the customer's authenticator app, with the number of unused recovery codes. */
export const Authenticator = v.object({
  enabled: v.boolean(),
  recovery_codes_left: v.number(),
  /** Whether the password must be entered again before a change, because the sign-in was too long ago. */
  password_wanted: v.boolean(),
})
export type Authenticator = v.InferOutput<typeof Authenticator>

/** Reads the state of the authenticator app. Not in the specification: other servers respond with 404. */
export const getAuthenticator = get('/customer/auth/authenticator', {
  key: 'AUTHENTICATOR',
  answer: data(Authenticator),
  summary: 'Whether a customer signs in with codes of an app.',
})

/**
 * Starts setting up an app, replacing an unfinished setup. 409 `exists` if there is one; 422 names `current_password`.
 */
export const beginAuthenticator = post('/customer/auth/authenticator/begin', {
  body: Proof,
  answer: data(
    v.object({
      /** Secret to type into an app that cannot scan the picture: base32, in groups of four. */
      secret: v.string(),
      /** The same as a URL, for an app on the same device. */
      address: v.string(),
      /** The same as a QR code: an SVG path in a square of `size`. */
      picture: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  summary: 'Begins to set up an app that makes sign-in codes.',
})

/**
 * Confirms the app with one of its codes. 422 names `code`: 'is wrong', or `clock <minutes>` if the phone's clock is
 * wrong (positive: ahead). Returns the recovery codes, only this once.
 */
export const confirmAuthenticator = post('/customer/auth/authenticator', {
  body: v.object({ code: required(20) }),
  answer: RecoveryCodes,
  summary: 'Switches on an app that makes sign-in codes, by one of its codes.',
})

/** Makes ten new recovery codes and invalidates the old ones. 404 without an app; 422 names `current_password`. */
export const makeRecoveryCodes = post('/customer/auth/authenticator/recovery', {
  body: Proof,
  answer: RecoveryCodes,
  summary: 'Makes new recovery codes.',
})

/** Removes the app and its recovery codes. 404 without one; 422 names `current_password`. */
export const removeAuthenticator = post('/customer/auth/authenticator/remove', {
  body: Proof,
  answer: Done,
  summary: 'Switches off an app that makes sign-in codes.',
})

/** Minutes by which a phone's clock is wrong, from an error text; null if it names none. */
export function clockOff(message: string | undefined): number | null {
  const found = /^clock (-?\d+)$/.exec(message ?? '')
  return found ? Number(found[1]) : null
}
