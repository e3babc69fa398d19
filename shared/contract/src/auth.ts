import * as v from '@portal/contract/schema'
import { tokenRefreshPath } from './auth-path.ts'
import { post } from './call.ts'

/** Longer texts are rejected, not truncated. */
const CredentialText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const PasswordText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))

/**
 * `expires_in` is in seconds (SESSION-05, SESSION-08). `DPoP` tokens need proofs of the key that requested them (RFC
 * 9449). With `in_cookie`, the refresh token is in a cookie, and `refresh_token` is its hash, which cannot replace it.
 */
export const SessionTokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  in_cookie: v.optional(v.boolean(), false),
  expires_in: v.number(),
  token_type: v.picklist(['Bearer', 'DPoP']),
})
export type SessionTokens = v.InferOutput<typeof SessionTokens>
export type TokensResponse = v.InferInput<typeof SessionTokens>

/** LOGIN-05, RESET-02. */
export const minPasswordLength = 8

/** Ignores surrounding spaces (PWCHANGE-03, RESET-02). */
export const isLongEnough = (password: string): boolean => password.trim().length >= minPasswordLength

/** OTP-02. */
export const mailedCodeDigits = 7

export const passwordErrorTexts = {
  common: 'is chosen by too many people',
  same: 'is the password already',
} as const

/**
 * 401 wrong password (LOGIN-10), or `code_over` after too many wrong codes. 403 no portal access, or
 * `two_factor_required` (OTP-01). 422 unknown user name at tenants that reveal it (LOGIN-08). 429 `too_many_attempts`
 * for an account, `too_many_requests` for an address.
 */
export const login = post('/auth/login', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    username: CredentialText,
    password: PasswordText,
    /** Subdomain or adviser code. */
    tenant: CredentialText,
    otp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    scope: v.optional(v.pipe(v.string(), v.maxLength(50)), 'customer'),
  }),
  response: SessionTokens,
  summary: 'Signs a customer in (API-05).',
})

const RefreshToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/** The old token becomes invalid. 401 if it is unknown, expired or used. */
export const refreshTokens = post(tokenRefreshPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: CredentialText, token: RefreshToken }),
  response: SessionTokens,
  summary: 'Exchanges a refresh token for new tokens (API-06).',
})

/** Not in the specification: the portal ignores a 404. */
export const logout = post('/auth/logout', {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: CredentialText, token: RefreshToken }),
  response: v.object({ success: v.boolean() }),
  summary: 'Ends a session: its tokens are no longer accepted.',
})

export const revokeSession = post('/auth/revoke', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: CredentialText,
    /** SHA-256 in base64url without padding. */
    hash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 signs of base64url')),
  }),
  response: v.object({ success: v.boolean() }),
  summary: 'Ends the session of the refresh token with this hash; an unknown hash is ignored.',
})
