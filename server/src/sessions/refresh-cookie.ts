import type { TokensResponse } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { readSecretCookies, type StoredCookie, setCookie } from '../http/cookies.ts'
import type { RequestWithReply } from './device-cookie.ts'
import type { IssuedTokens } from './issue-tokens.ts'
import { hashSecret } from './secret-token.ts'

const sessionCookiePrefix = 'portal-session-'

/** Each account has its own cookie, which browsers send only to paths below `/auth`. */
const createRefreshCookie = (sessionId: string, seconds: number): StoredCookie => ({
  name: sessionCookiePrefix + sessionId,
  seconds,
  path: '/auth',
})

/**
 * Finds the refresh token that a page identifies by token or by hash. A page whose token is in a cookie knows only the
 * hash. If another tab has already exchanged the token, the cookie contains the successor of the same session, which is
 * returned.
 */
export async function findRequestedRefreshToken(
  db: Database,
  request: FastifyRequest,
  tokenOrHash: string,
): Promise<string> {
  const tokens = readSecretCookies(request, sessionCookiePrefix)
  const own = [...tokens.values()].find((secret) => hashSecret(secret) === tokenOrHash)
  if (own) return own
  const known = tokens.size > 0 && (await findSessionId(db, tokenOrHash))
  return (known && tokens.get(createRefreshCookie(known, 0).name)) || tokenOrHash
}

async function findSessionId(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  return row?.id
}

/**
 * Creates the response with the tokens of a session. If the refresh token is bound to a key, the browser gets it in a
 * cookie and only its hash in the response. A token without a key is in the response, since anyone who makes the
 * browser send a cookie could use it.
 */
export function createTokenResponse(
  { clock }: Pick<Context, 'clock'>,
  { reply }: Pick<RequestWithReply, 'reply'>,
  { tokens, sessionId, expiresAt }: IssuedTokens,
): TokensResponse {
  if (tokens.token_type !== 'DPoP') return tokens
  const seconds = Math.ceil((expiresAt.getTime() - clock().getTime()) / 1000)
  setCookie(reply, createRefreshCookie(sessionId, seconds), tokens.refresh_token)
  return { ...tokens, refresh_token: hashSecret(tokens.refresh_token), in_cookie: true }
}

export const deleteSessionCookie = ({ reply }: Pick<RequestWithReply, 'reply'>, sessionId: string): void =>
  setCookie(reply, createRefreshCookie(sessionId, 0), '')
