import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { sessions } from '../database/tables/session.ts'
import { notFound } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { endOtherDevices } from '../push/devices.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Routes for listing and ending sign-ins. */
export function signInRoutes(routes: Routes, { db, clock, config }: Context): void {
  /** Condition for a customer's valid sessions: not revoked, expired or idle for too long. */
  const working = (customerId: number) =>
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
        .where(working(customer.id))
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
    { varies: 'content' },
  )

  routes.customer(endSignIn, async ({ customer, params }) => {
    if (!uuid.test(params.id)) throw notFound()
    const ended = await db
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(eq(sessions.id, params.id), working(customer.id)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw notFound()
    return { data: { success: true } }
  })

  routes.customer(endOtherSignIns, async ({ customer, sessionId }) => {
    await db
      .update(sessions)
      .set({ revokedAt: clock() })
      .where(and(working(customer.id), ne(sessions.id, sessionId)))
    await endOtherDevices(db, customer.id, sessionId)
    return { data: { success: true } }
  })
}
