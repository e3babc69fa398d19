import type { TokensResponse } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { readSecretCookies, type StoredCookie, setCookie } from '../http/cookies.ts'
import type { DeviceVisit } from './device-marks.ts'
import type { IssuedTokens } from './issue.ts'
import { hashSecret } from './secret-token.ts'

const sessionCookiePrefix = 'portal-session-'

/** Cookie with a session's refresh token, one per account, limited to calls below `/auth`. */
const createRefreshCookie = (sessionId: string, seconds: number): StoredCookie => ({
  name: sessionCookiePrefix + sessionId,
  seconds,
  path: '/auth',
})

/**
 * The refresh token of a request. Pages know only its hash; the cookie of the same session is used, even if it is a
 * successor of the named one, as after a lost response.
 * @param named the token or its hash
 */
export async function findMeantToken(db: Database, request: FastifyRequest, named: string): Promise<string> {
  const kept = readSecretCookies(request, sessionCookiePrefix)
  const own = [...kept.values()].find((secret) => hashSecret(secret) === named)
  if (own) return own
  const known = kept.size > 0 && (await findSessionId(db, named))
  return (known && kept.get(createRefreshCookie(known, 0).name)) || named
}

async function findSessionId(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  return row?.id
}

/**
 * Tokens as sent to browsers: the refresh token in a cookie, its hash in the response. An unbound session gets it in
 * the response, since anyone who makes the browser send a cookie could use it.
 */
export function createTokenResponse(
  { clock }: Context,
  { reply }: Pick<DeviceVisit, 'reply'>,
  { tokens, sessionId, expiresAt }: IssuedTokens,
): TokensResponse {
  if (tokens.token_type !== 'DPoP') return tokens
  const seconds = Math.ceil((expiresAt.getTime() - clock().getTime()) / 1000)
  setCookie(reply, createRefreshCookie(sessionId, seconds), tokens.refresh_token)
  return { ...tokens, refresh_token: hashSecret(tokens.refresh_token), in_cookie: true }
}

/** Removes the refresh cookie of an ended session. */
export const deleteSessionCookie = ({ reply }: Pick<DeviceVisit, 'reply'>, sessionId: string): void =>
  setCookie(reply, createRefreshCookie(sessionId, 0), '')
