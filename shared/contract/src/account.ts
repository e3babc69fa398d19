import * as v from '@portal/contract/schema'
import { isLongEnough, minPasswordLength } from './auth.ts'
import { post } from './call.ts'
import { lineField, requiredLineField } from './input-field.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/** Password rule (PWCHANGE-03, RESET-02). Passwords are stored with their spaces. */
const NewPasswordField = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, 'has fewer than 8 characters'),
  v.check(isLongEnough, 'has fewer than 8 characters'),
  v.maxLength(1000, 'has more than 1000 characters'),
)
const TokenField = requiredLineField(200)

/** Ends all other sessions. 422 if the current password is wrong, or the new one is too common or unchanged. */
export const changePassword = post('/customer/auth/change/password', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
    new_password: NewPasswordField,
    new_password_confirmation: v.pipe(v.string(), v.maxLength(1000)),
  }),
  response: WriteResult,
  summary: 'Changes the password of the signed-in customer (API-08).',
})

/** 422 `token` if it is unknown, used or expired (RESET-06). */
export const resetPassword = post('/customer/auth/reset/password', {
  access: 'public',
  body: v.object({ token: TokenField, password: NewPasswordField }),
  response: WriteResult,
  summary: 'Sets a password with the token of a register or reset mail (API-09).',
})

/** The response is the same for unknown user names. `portal` is ignored: the server knows its host. */
export const recoverPassword = post('/customer/auth/recover/password', {
  access: 'public',
  body: v.object({ username: requiredLineField(200), portal: v.optional(lineField(200)) }),
  response: v.union([
    WriteResult,
    v.pipe(
      v.literal(false),
      v.transform(() => ({ data: { success: false } })),
    ),
  ]),
  summary: 'Mails a link to choose a new password (API-10). Some tenants respond with `false`.',
})

/** The same response for everyone. Without a sign-in cookie, the newest valid code is mailed again. */
export const mailTwoFactorCode = post('/customer/auth/two_factor_code/email', {
  access: 'public',
  body: v.object({ username: requiredLineField(200), scope: v.optional(lineField(50), 'customer') }),
  response: WriteResult,
  summary: 'Mails a one-time code for the second step of signing in (API-11).',
})

/** `success: false` means not ready yet: try again. 404 for an unknown account (ACTIVATE-08). */
export const activateAccount = post('/customer/auth/configure/password', {
  access: 'public',
  body: v.object({ number: requiredLineField(100) }),
  response: WriteResult,
  summary: 'Activates an account by its code and mails a link to choose a password (API-12).',
})

/** 422 `token` if it is unknown, used or expired (RESET-01). */
export const validateToken = post('/customer/auth/token/validate', {
  access: 'public',
  body: v.object({ token: TokenField, include: v.optional(lineField(100), 'customer') }),
  response: dataEnvelope(v.object({ username: v.string() })),
  summary: 'Returns the user name of a register or reset token (API-13).',
})
