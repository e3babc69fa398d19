import * as v from '@portal/contract/valibot'
import { minPasswordLength, signInPath, tokenRefreshPath } from './auth-path.ts'
import { definePost } from './call.ts'

const CredentialText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const PasswordText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))

/**
 * `expires_in` is in seconds (SESSION-05, SESSION-08). 'DPoP' tokens need proofs of the key that requested them (RFC
 * 9449). If `in_cookie` is true, the refresh token is in a cookie, and `refresh_token` is only a hash of it.
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

/** Surrounding spaces do not count (PWCHANGE-03, RESET-02). */
export const isPasswordLongEnough = (password: string): boolean => password.trim().length >= minPasswordLength

export const mailedCodeDigits = 7

export const passwordErrorTexts = {
  common: 'is chosen by too many people',
  same: 'is the password already',
} as const

/**
 * Responds with 401 for a wrong password (LOGIN-10), and with 401 `code_over` after too many wrong codes. Responds with
 * 403 if the customer has no access to the portal, and with 403 `two_factor_required` if a code is missing (OTP-01).
 * Responds with 422 for an unknown user name, if the tenant allows revealing this (LOGIN-08). Responds with 429
 * `too_many_attempts` or `too_many_requests` if the limit of an account or of an IP address is reached.
 */
export const login = definePost(signInPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({
    username: CredentialText,
    password: PasswordText,
    /** Subdomain or adviser code of the tenant. */
    tenant: CredentialText,
    otp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    scope: v.optional(v.pipe(v.string(), v.maxLength(50)), 'customer'),
  }),
  response: SessionTokens,
  summary: 'Signs a customer in (API-05).',
})

const RefreshToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/** Invalidates the old refresh token. Responds with 401 if that token is unknown, expired or used. */
export const refreshTokens = definePost(tokenRefreshPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: CredentialText, token: RefreshToken }),
  response: SessionTokens,
  summary: 'Exchanges a refresh token for new tokens (API-06).',
})

/** Not in the specification. The portal ignores a 404, which other servers may return. */
export const logout = definePost('/auth/logout', {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: CredentialText, token: RefreshToken }),
  response: v.object({ success: v.boolean() }),
  summary: 'Ends a session: its tokens are no longer accepted.',
})

export const revokeSession = definePost('/auth/revoke', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: CredentialText,
    /** SHA-256 of the refresh token, in base64url without padding. */
    hash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 signs of base64url')),
  }),
  response: v.object({ success: v.boolean() }),
  summary: 'Ends the session of the refresh token with this hash; an unknown hash is ignored.',
})
