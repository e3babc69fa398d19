import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { logSecurityEvent, reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { refreshTokens, sessions } from '../database/tables/session.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { type IssuedTokens, issueTokens } from './issue-tokens.ts'
import { hashSecret, isEqualInConstantTime } from './secret-token.ts'

const findRefreshTokens = async (db: Database, hashes: string[], subdomain: string) => {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, customer: { hasAccess: customers.hasAccess } })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(inArray(refreshTokens.hash, hashes), eq(tenants.subdomain, subdomain)))
    .for('update', { of: [sessions, refreshTokens] })
  return row
}

/** Ends the sessions that meet the condition. Returns those that had not ended before. */
export const revokeSessions = (db: Database, condition: SQL | undefined, at: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(condition, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })

/**
 * Whether a used token may be exchanged again: it was used moments ago and its successor is unused, since another tab
 * was first or the response was lost.
 */
async function isWithinGracePeriod(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  db: Database,
  hash: string,
  spentAt: Date,
): Promise<boolean> {
  const age = Math.abs(clock().getTime() - spentAt.getTime()) / 1000
  if (age >= config.session.grace) return false
  const usedSuccessor = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parent, hash), isNotNull(refreshTokens.spentAt)))
    .limit(1)
  return usedSuccessor.length === 0
}

/**
 * Exchanges a refresh token for new tokens, once. Within a grace period, a used token gives its successor again; later,
 * reuse ends the session and the customer is mailed. Without proof of the session's key nothing happens, so that a
 * stolen token can neither be used nor end the session.
 * @param proofKey thumbprint of the proved key
 * @returns null if the token is unknown, expired, revoked, reused, of another tenant, or its key was not proved
 */
export const refreshSession = (
  context: Context,
  token: string,
  tenant: KnownTenant,
  proofKey: string | null,
): Promise<IssuedTokens | null> =>
  context.db.transaction(async (db) => {
    const { subdomain } = tenant
    const found = await findRefreshTokens(db, [hashSecret(token)], subdomain)
    const now = context.clock()
    if (!found?.customer.hasAccess) return null
    const { session, token: held } = found
    if (session.revokedAt) return null
    if (session.proofKey !== null && !isEqualInConstantTime(session.proofKey, proofKey ?? '')) {
      logSecurityEvent(context, tenant, session.customerId, 'refresh-without-key')
      return null
    }
    const isReused =
      held.spentAt !== null && !(await isWithinGracePeriod(context, db, held.hash, held.spentAt))
    if (isReused || session.expiresAt <= now || held.expiresAt <= now) {
      await revokeSessions(db, eq(sessions.id, session.id), now)
      if (isReused && session.expiresAt > now)
        await reportSecurityEvent(context, tenant, session.customerId, 'token-reused', db)
      return null
    }
    if (!held.spentAt)
      await db.update(refreshTokens).set({ spentAt: now }).where(eq(refreshTokens.hash, held.hash))
    return issueTokens(context, db, { ...session, subdomain }, token)
  })

/**
 * Ends the session of a refresh token.
 * @param tokenOrHash as the page sent it
 * @returns id of the session; null for an unknown token
 */
export const endSession = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tokenOrHash: string,
  subdomain: string,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const found = await findRefreshTokens(tx, [tokenOrHash, hashSecret(tokenOrHash)], subdomain)
    if (!found) return null
    await revokeSessions(tx, eq(sessions.id, found.session.id), clock())
    return found.session.id
  })
