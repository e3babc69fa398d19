import * as v from '@portal/contract/schema'
import { isLongEnough, minPasswordLength } from './auth.ts'
import { post } from './call.ts'
import { line, required } from './sent.ts'
import { Done, data } from './wire.ts'

/** A new password: at least 8 characters without surrounding spaces, stored unchanged (PWCHANGE-03, RESET-02). */
const NewPassword = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, 'has fewer than 8 characters'),
  v.check(isLongEnough, 'has fewer than 8 characters'),
  v.maxLength(1000, 'has more than 1000 characters'),
)
const Token = required(200)

/** Changes the password of the signed-in customer (API-08); 422 when the current one is wrong, or the new one is too common or the same. Other sessions end. */
export const changePassword = post('/customer/auth/change/password', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
    new_password: NewPassword,
    new_password_confirmation: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: Done,
  summary: 'Changes the password (API-08).',
})

/** Sets the password with a token from a register or reset mail (API-09). 422 with error 'token' when it is unknown, used or expired (RESET-06). */
export const resetPassword = post('/customer/auth/reset/password', {
  access: 'public',
  body: v.object({ token: Token, password: NewPassword }),
  answer: Done,
  summary: 'Sets a password with a token from a mail (API-09).',
})

/**
 * Mails a link to choose a new password (API-10). The response is the same for known and unknown user names. `portal`
 * is the portal's host; the server uses the address from its own settings.
 */
export const recoverPassword = post('/customer/auth/recover/password', {
  access: 'public',
  body: v.object({ username: required(200), portal: v.optional(line(200)) }),
  answer: v.union([
    Done,
    v.pipe(
      v.literal(false),
      v.transform(() => ({ data: { success: false } })),
    ),
  ]),
  summary: 'Mails a link to choose a new password (API-10); some tenants answer a bare false.',
})

/**
 * Mails a one-time code to a customer who just entered the right password (API-11). The response is the same for
 * everyone. The code belongs to the sign-in in the cookie; without a cookie, the newest valid code is mailed again.
 */
export const mailTwoFactorCode = post('/customer/auth/two_factor_code/email', {
  access: 'public',
  body: v.object({ username: required(200), scope: v.optional(line(50), 'customer') }),
  answer: Done,
  summary: 'Mails a one-time code for the second step of signing in (API-11).',
})

/** Activates an account by its code and mails a link to set a password (API-12). success false: not ready yet, try again; 404: no such account (ACTIVATE-08). */
export const activateAccount = post('/customer/auth/configure/password', {
  access: 'public',
  body: v.object({ number: required(100) }),
  answer: Done,
  summary: 'Activates an account by its code (API-12).',
})

/**
 * Returns the account of a register or reset token (API-13, RESET-01). 422 with error 'token' if it is unknown, used or
 * expired.
 */
export const validateToken = post('/customer/auth/token/validate', {
  access: 'public',
  body: v.object({ token: Token, include: v.optional(line(100), 'customer') }),
  answer: data(v.object({ username: v.string() })),
  summary: 'The user name behind a register or reset token (API-13).',
})
