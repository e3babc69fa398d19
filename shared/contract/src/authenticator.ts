import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { required } from './sent.ts'
import { Done, data } from './wire.ts'

/** Recovery codes that a customer gets at once. */
export const recoveryCodeCount = 10

/** Digits of a code of the app. */
export const appCodeDigits = 6

/** What a refused sign-in says of the code that it wants, in `errors.otp`: that of the app, not a mailed one. */
export const wantsAppCode = 'app'

const Proof = v.object({
  current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
const RecoveryCodes = data(v.object({ recovery_codes: v.array(v.string()) }))

/** Whether a customer signs in with codes of an app, and how many recovery codes are left. */
export const Authenticator = v.object({
  enabled: v.boolean(),
  recovery_codes_left: v.number(),
  /** Whether the password is asked for before it is changed: signing in was too long ago. */
  password_wanted: v.boolean(),
})
export type Authenticator = v.InferOutput<typeof Authenticator>

/** Whether codes of an app are asked for. Not in the specification: other firms answer 404. */
export const getAuthenticator = get('/customer/auth/authenticator', {
  key: 'AUTHENTICATOR',
  answer: data(Authenticator),
  summary: 'Whether a customer signs in with codes of an app.',
})

/** Begins to set an app up; what was begun before is of no use any more. 409 `exists` while one is on; 422 names `current_password`. */
export const beginAuthenticator = post('/customer/auth/authenticator/begin', {
  body: Proof,
  answer: data(
    v.object({
      /** What is typed into an app that cannot see the picture: base32, in groups of four. */
      secret: v.string(),
      /** The same as an address, for an app on the same device. */
      address: v.string(),
      /** The same as a picture: a path of black squares in a square of so many. */
      picture: v.object({ size: v.number(), path: v.string() }),
    }),
  ),
  summary: 'Begins to set up an app that makes sign-in codes.',
})

/**
 * Switches the app on, by a code of it. 422 names `code`: 'is wrong', or `clock <minutes>` where the phone's clock is off by so many
 * (positive: ahead). The recovery codes are answered this once.
 */
export const confirmAuthenticator = post('/customer/auth/authenticator', {
  body: v.object({ code: required(20) }),
  answer: RecoveryCodes,
  summary: 'Switches on an app that makes sign-in codes, by one of its codes.',
})

/** Makes ten new recovery codes; those before work no more. 404 without an app; 422 names `current_password`. */
export const makeRecoveryCodes = post('/customer/auth/authenticator/recovery', {
  body: Proof,
  answer: RecoveryCodes,
  summary: 'Makes new recovery codes.',
})

/** Switches the app off, and its recovery codes with it. 404 without one; 422 names `current_password`. */
export const removeAuthenticator = post('/customer/auth/authenticator/remove', {
  body: Proof,
  answer: Done,
  summary: 'Switches off an app that makes sign-in codes.',
})

/** By how many minutes a clock is off, where a refused code says so; null where it does not. */
export function clockOff(said: string | undefined): number | null {
  const found = /^clock (-?\d+)$/.exec(said ?? '')
  return found ? Number(found[1]) : null
}
