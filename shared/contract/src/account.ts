import * as v from '@portal/contract/valibot'
import { isPasswordLongEnough } from './auth.ts'
import { minPasswordLength } from './auth-path.ts'
import { definePost } from './call.ts'
import { createLineField, createRequiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/**
 * Surrounding spaces of a new password do not count towards the minimum length, but are stored (PWCHANGE-03, RESET-02).
 */
const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, 'has fewer than 8 characters'),
  v.check(isPasswordLongEnough, 'has fewer than 8 characters'),
  v.maxLength(1000, 'has more than 1000 characters'),
)
const TokenField = createRequiredLineField(200)

/**
 * Also ends all other sessions. Responds with 422 if the current password is wrong, or the new one is too common or
 * unchanged.
 */
export const changePassword = definePost('/customer/auth/change/password', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
    new_password: NewPasswordField,
    new_password_confirmation: v.pipe(v.string(), v.maxLength(1000)),
  }),
  response: WriteResult,
  summary: 'Changes the password of the signed-in customer (API-08).',
})

/** Responds with 422 if the token is unknown, used or expired (RESET-06). */
export const resetPassword = definePost('/customer/auth/reset/password', {
  access: 'public',
  body: v.object({ token: TokenField, password: NewPasswordField }),
  response: WriteResult,
  summary: 'Sets a password with the token of a register or reset mail (API-09).',
})

/** The response is the same for unknown user names. The server ignores `portal`, since it knows its own host. */
export const recoverPassword = definePost('/customer/auth/recover/password', {
  access: 'public',
  body: v.object({ username: createRequiredLineField(200), portal: v.optional(createLineField(200)) }),
  response: v.union([
    WriteResult,
    v.pipe(
      v.literal(false),
      v.transform(() => ({ data: { success: false } })),
    ),
  ]),
  summary: 'Mails a link to choose a new password (API-10). Some tenants respond with `false`.',
})

/**
 * The response is the same for unknown user names. The code is mailed only if the request has the cookie of a sign-in
 * that waits for a code.
 */
export const mailTwoFactorCode = definePost('/customer/auth/two_factor_code/email', {
  access: 'public',
  body: v.object({
    username: createRequiredLineField(200),
    scope: v.optional(createLineField(50), 'customer'),
  }),
  response: WriteResult,
  summary: 'Mails a one-time code for the second step of signing in (API-11).',
})

/**
 * Responds with `success: false` if the account is not ready yet, so the caller must try again. 404 for an unknown
 * account (ACTIVATE-08).
 */
export const activateAccount = definePost('/customer/auth/configure/password', {
  access: 'public',
  body: v.object({ number: createRequiredLineField(100) }),
  response: WriteResult,
  summary: 'Activates an account by its code and mails a link to choose a password (API-12).',
})

/** Responds with 422 if the token is unknown, used or expired (RESET-01). */
export const validateMailedToken = definePost('/customer/auth/token/validate', {
  access: 'public',
  body: v.object({ token: TokenField, include: v.optional(createLineField(100), 'customer') }),
  response: dataEnvelope(v.object({ username: v.string() })),
  summary: 'Returns the user name of a register or reset token (API-13).',
})
