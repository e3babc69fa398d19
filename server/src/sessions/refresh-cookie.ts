import type { TokensAnswer } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { cookiesOf, type KeptCookie, setCookie } from '../http/cookies.ts'
import type { Visit } from './device-marks.ts'
import type { Issued } from './issue.ts'
import { hashOf } from './secret-token.ts'

const prefix = 'portal-session-'

/** Where a browser keeps the refresh token of a session, one for each account: sent to the calls below `/auth` alone. */
const cookieOf = (sessionId: string, seconds: number): KeptCookie => ({
  name: prefix + sessionId,
  seconds,
  path: '/auth',
})

/**
 * The refresh token that a request means. Code in the page knows its hash alone, which names it; a cookie of the same session
 * counts, even if it is the successor of the one that was named, as when the answer that told the hash was lost.
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
 * Tokens as a browser gets them: a cookie keeps the refresh token, and the answer names it by its hash. A session that is bound
 * to no key gets it in the answer, since whoever makes the browser send a cookie could then use it.
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

/** Has the browser forget the refresh token of a session that has ended. */
export const forgetCookie = ({ reply }: Pick<Visit, 'reply'>, sessionId: string): void =>
  setCookie(reply, cookieOf(sessionId, 0), '')
