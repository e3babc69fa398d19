import * as v from '@portal/contract/schema'
import { tokenRefreshPath } from './auth-path.ts'
import { post } from './call.ts'

/** Text with the maximum length of user name, code and password. Longer texts are rejected, not truncated. */
const ShortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const PasswordText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))

/**
 * Tokens of a session (SESSION-08). `expires_in` is in seconds (SESSION-05). `DPoP`: the tokens are only valid with
 * proofs of the key that requested them (RFC 9449). `in_cookie`, for sessions bound to a key: the refresh token itself
 * is in a cookie, and `refresh_token` is its hash, which identifies the token in calls but is not accepted in its
 * place.
 */
export const SessionTokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  in_cookie: v.optional(v.boolean(), false),
  expires_in: v.number(),
  token_type: v.picklist(['Bearer', 'DPoP']),
})
export type SessionTokens = v.InferOutput<typeof SessionTokens>
/** Tokens before parsing; absent fields have their defaults. */
export type TokensResponse = v.InferInput<typeof SessionTokens>

/** Minimum length of a password (LOGIN-05, RESET-02). */
export const minPasswordLength = 8

/** Whether a password is long enough without surrounding spaces (PWCHANGE-03, RESET-02). */
export const isLongEnough = (password: string): boolean => password.trim().length >= minPasswordLength

/** Number of digits of a mailed one-time code (OTP-02). */
export const mailedCodeDigits = 7

/** Error texts for a new password that is long enough but rejected. */
export const passwordErrorTexts = {
  common: 'is chosen by too many people',
  same: 'is the password already',
} as const

/**
 * Signs in (API-05). Failures: 401 wrong password (LOGIN-10), 422 unknown user name at tenants that reveal it
 * (LOGIN-08), 403 no portal access, or two factors required: error 'two_factor_required' or a message (OTP-01); with a
 * code also 401 'code_over' after too many wrong codes, until another is mailed; 429 'too_many_attempts' per account,
 * 'too_many_requests' per address.
 */
export const login = post('/auth/login', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    username: ShortText,
    password: PasswordText,
    /** Subdomain or adviser code of the tenant. */
    tenant: ShortText,
    /** One-time code from the mail, in the second step. */
    otp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    scope: v.optional(v.pipe(v.string(), v.maxLength(50)), 'customer'),
  }),
  answer: SessionTokens,
  summary: 'Signs a customer in (API-05).',
})

/** A refresh token, or its hash if a cookie holds the token. */
const RefreshToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/**
 * Exchanges a refresh token for new tokens (API-06). The old token becomes invalid; 401 if the token is unknown,
 * expired or reused.
 */
export const refreshTokens = post(tokenRefreshPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: ShortText, token: RefreshToken }),
  answer: SessionTokens,
  summary: 'New tokens for a refresh token (API-06).',
})

/**
 * Ends the session on the server, so that its tokens stop working at once. Not in the specification: the portal ignores
 * a 404.
 */
export const logout = post('/auth/logout', {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: ShortText, token: RefreshToken }),
  answer: v.object({ success: v.boolean() }),
  summary: 'Ends a session: its refresh and access tokens are refused from now on.',
})

/**
 * Ends a session by the hash of its refresh token. A device that signs out offline only stores this hash, and sends it
 * later.
 */
export const revokeSession = post('/auth/revoke', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: ShortText,
    /** SHA-256 of the refresh token, base64url without padding. */
    hash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 signs of base64url')),
  }),
  answer: v.object({ success: v.boolean() }),
  summary: 'Ends the session of the refresh token that has this hash; an unknown one changes nothing.',
})
