import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { sessions } from '../database/tables/session.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { removeOtherPushDevices } from '../push/push-devices.ts'
import { revokeSessions } from './refresh-session.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function registerSignInRoutes(routes: CallRoutes, { db, clock, config }: Context): void {
  /** SQL condition: the session is not revoked, not expired, and not idle for too long. */
  const isValidSession = (customerId: number) =>
    and(
      eq(sessions.customerId, customerId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, clock()),
      gt(sessions.lastUsedAt, new Date(clock().getTime() - config.session.idle * 1000)),
    )

  routes.customer(
    getSignIns,
    async ({ customer, sessionId }) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(isValidSession(customer.id))
        .orderBy(desc(sessions.lastUsedAt), sessions.id)
      const list = rows.map(({ id, browser, system, device, createdAt, lastUsedAt }) => ({
        id,
        browser,
        system,
        device,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        current: id === sessionId,
      }))
      return { data: list.sort((a, b) => Number(b.current) - Number(a.current)) }
    },
    { variesBy: 'content' },
  )

  routes.customer(endSignIn, async ({ customer, params }) => {
    if (!uuidPattern.test(params.id)) throw createNotFoundError()
    const own = and(eq(sessions.id, params.id), isValidSession(customer.id))
    const ended = await revokeSessions(db, own, clock())
    if (ended.length === 0) throw createNotFoundError()
    return { data: { success: true } }
  })

  routes.customer(endOtherSignIns, async ({ customer, sessionId }) => {
    await revokeSessions(db, and(isValidSession(customer.id), ne(sessions.id, sessionId)), clock())
    await removeOtherPushDevices(db, customer.id, sessionId)
    return { data: { success: true } }
  })
}
