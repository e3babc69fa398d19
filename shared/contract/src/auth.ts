import * as v from '@portal/contract/schema'
import { refreshPath } from './auth-path.ts'
import { post } from './call.ts'

/** Longest user name, code and password that are looked at; longer is refused, never cut. */
const Short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const Password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))

/**
 * Tokens of a session (SESSION-08). `expires_in` is in seconds from now (SESSION-05). `DPoP`: they open nothing without
 * proofs of the key that was proved when they were asked for (RFC 9449). `in_cookie`: `refresh_token` is not the token
 * itself but its hash, by which calls name it; it opens nothing. Sessions that are bound to a key have it so.
 */
export const Tokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  in_cookie: v.optional(v.boolean(), false),
  expires_in: v.number(),
  token_type: v.picklist(['Bearer', 'DPoP']),
})
export type Tokens = v.InferOutput<typeof Tokens>
/** The same as it is sent: what is absent is as it was before there was more than one way. */
export type TokensAnswer = v.InferInput<typeof Tokens>

/** Fewest characters of a password (LOGIN-05, RESET-02). */
export const shortestPassword = 8

/** Whether a password has characters enough; spaces around it are none (PWCHANGE-03, RESET-02). */
export const isLongEnough = (password: string): boolean => password.trim().length >= shortestPassword

/** Digits of a one-time code (OTP-02). */
export const codeDigits = 7

/** How the server refuses a new password that is long enough, in the errors of its field. */
export const passwordRefusals = {
  common: 'is chosen by too many people',
  same: 'is the password already',
} as const

/**
 * Signs in (API-05). Failures: 401 wrong password (LOGIN-10), 422 unknown user name at firms that say so (LOGIN-08),
 * 403 no portal access, or two factors wanted: error 'two_factor_required' or a message that says so (OTP-01); with a
 * code also 401 'code_over', when none can be right until another is mailed; 429 'too_many_attempts' on one account,
 * 'too_many_requests' from one address.
 */
export const login = post('/auth/login', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    username: Short,
    password: Password,
    /** Subdomain or advisor code of the firm. */
    tenant: Short,
    /** One-time code from the mail, in the second step. */
    otp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    scope: v.optional(v.pipe(v.string(), v.maxLength(50)), 'customer'),
  }),
  answer: Tokens,
  summary: 'Signs a customer in (API-05).',
})

/** A refresh token, or its hash where a cookie holds the token itself. */
const RefreshToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/**
 * Exchanges a refresh token for new tokens (API-06). The old one is spent; 401 when it is unknown, expired or reused.
 */
export const refresh = post(refreshPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: Short, token: RefreshToken }),
  answer: Tokens,
  summary: 'New tokens for a refresh token (API-06).',
})

/**
 * Ends the session on the server, so that its tokens stop working at once. Not in the specification: the portal
 * ignores a firm's API that does not know it.
 */
export const logout = post('/auth/logout', {
  base: 'proxy',
  access: 'public',
  body: v.object({ tenant: Short, token: RefreshToken }),
  answer: v.object({ success: v.boolean() }),
  summary: 'Ends a session: its refresh and access tokens are refused from now on.',
})

/**
 * Ends a session by what names its refresh token and opens nothing: a device that signs out without a connection keeps
 * this alone, and sends it when the connection is back.
 */
export const revoke = post('/auth/revoke', {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: Short,
    /** SHA-256 of the refresh token, base64url without padding. */
    hash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 43 signs of base64url')),
  }),
  answer: v.object({ success: v.boolean() }),
  summary: 'Ends the session of the refresh token that has this hash; an unknown one changes nothing.',
})
