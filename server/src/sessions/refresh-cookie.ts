import type { TokensAnswer } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { cookiesOf, type StoredCookie, setCookie } from '../http/cookies.ts'
import type { Visit } from './device-marks.ts'
import type { Issued } from './issue.ts'
import { hashOf } from './secret-token.ts'

const prefix = 'portal-session-'

/** Cookie with a session's refresh token, one per account, limited to calls below `/auth`. */
const cookieOf = (sessionId: string, seconds: number): StoredCookie => ({
  name: prefix + sessionId,
  seconds,
  path: '/auth',
})

/**
 * The refresh token of a request. Pages know only its hash; the cookie of the same session is used, even if it is a
 * successor of the named one, as after a lost response.
 * @param named the token or its hash
 */
export async function meantToken(db: Database, request: FastifyRequest, named: string): Promise<string> {
  const kept = cookiesOf(request, prefix)
  const own = [...kept.values()].find((secret) => hashOf(secret) === named)
  if (own) return own
  const known = kept.size > 0 && (await sessionOf(db, named))
  return (known && kept.get(cookieOf(known, 0).name)) || named
}

async function sessionOf(db: Database, hash: string): Promise<string | undefined> {
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
export function answerOf(
  { clock }: Context,
  { reply }: Pick<Visit, 'reply'>,
  { tokens, sessionId, expiresAt }: Issued,
): TokensAnswer {
  if (tokens.token_type !== 'DPoP') return tokens
  const seconds = Math.ceil((expiresAt.getTime() - clock().getTime()) / 1000)
  setCookie(reply, cookieOf(sessionId, seconds), tokens.refresh_token)
  return { ...tokens, refresh_token: hashOf(tokens.refresh_token), in_cookie: true }
}

/** Removes the refresh cookie of an ended session. */
export const forgetCookie = ({ reply }: Pick<Visit, 'reply'>, sessionId: string): void =>
  setCookie(reply, cookieOf(sessionId, 0), '')
