import * as v from '@portal/contract/schema'
import { isLongEnough, minPasswordLength } from './auth.ts'
import { post } from './call.ts'
import { lineField, requiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/** Password rule: at least 8 characters without surrounding spaces; stored unchanged (PWCHANGE-03, RESET-02). */
const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, 'has fewer than 8 characters'),
  v.check(isLongEnough, 'has fewer than 8 characters'),
  v.maxLength(1000, 'has more than 1000 characters'),
)
const TokenField = requiredLineField(200)

/**
 * Changes the password of the signed-in customer (API-08) and ends all other sessions. 422 if the current password is
 * wrong, or the new password is too common or equal to the old one.
 */
export const changePassword = post('/customer/auth/change/password', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
    new_password: NewPasswordField,
    new_password_confirmation: v.pipe(v.string(), v.maxLength(1000)),
  }),
  answer: WriteResult,
  summary: 'Changes the password (API-08).',
})

/** Sets the password with a token from a register or reset mail (API-09). 422 with error 'token' when it is unknown, used or expired (RESET-06). */
export const resetPassword = post('/customer/auth/reset/password', {
  access: 'public',
  body: v.object({ token: TokenField, password: NewPasswordField }),
  answer: WriteResult,
  summary: 'Sets a password with a token from a mail (API-09).',
})

/**
 * Mails a link to choose a new password (API-10). The response is the same for known and unknown user names. `portal`
 * is the portal's host; the server uses the host from its own settings.
 */
export const recoverPassword = post('/customer/auth/recover/password', {
  access: 'public',
  body: v.object({ username: requiredLineField(200), portal: v.optional(lineField(200)) }),
  answer: v.union([
    WriteResult,
    v.pipe(
      v.literal(false),
      v.transform(() => ({ data: { success: false } })),
    ),
  ]),
  summary: 'Mails a link to choose a new password (API-10); some tenants answer a bare false.',
})

/**
 * Mails a one-time code to a customer after the right password (API-11). The response is the same for
 * everyone. The code belongs to the sign-in in the cookie; without a cookie, the newest valid code is mailed again.
 */
export const mailTwoFactorCode = post('/customer/auth/two_factor_code/email', {
  access: 'public',
  body: v.object({ username: requiredLineField(200), scope: v.optional(lineField(50), 'customer') }),
  answer: WriteResult,
  summary: 'Mails a one-time code for the second step of signing in (API-11).',
})

/**
 * Activates an account by its code and mails a link to set a password (API-12). `success: false` means not ready yet:
 * try again. 404: no such account (ACTIVATE-08).
 */
export const activateAccount = post('/customer/auth/configure/password', {
  access: 'public',
  body: v.object({ number: requiredLineField(100) }),
  answer: WriteResult,
  summary: 'Activates an account by its code (API-12).',
})

/**
 * Returns the account of a register or reset token (API-13, RESET-01). 422 with error 'token' if it is unknown, used or
 * expired.
 */
export const validateToken = post('/customer/auth/token/validate', {
  access: 'public',
  body: v.object({ token: TokenField, include: v.optional(lineField(100), 'customer') }),
  answer: dataEnvelope(v.object({ username: v.string() })),
  summary: 'The user name behind a register or reset token (API-13).',
})
