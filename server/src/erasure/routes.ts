import { type Erasure, getErasure, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import { and, isNull, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { verifyCurrentPassword } from '../accounts/recent-sign-in.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import { erasures } from '../database/tables/erasure.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { forecastErasure } from './erasure-forecast.ts'
import { calculateErasureDueAt, findPendingErasure, isPendingErasure } from './erasure-requests.ts'
import { getFormerCustomerAccessEnd } from './former-customer-access.ts'

/**
 * Registers the routes with which customers see the effect of an erasure, request it with their password, and withdraw
 * it.
 */
export function registerErasureRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock } = context

  async function createErasureResponse(customerId: number): Promise<InferInput<typeof Erasure>> {
    const waiting = await findPendingErasure(db, customerId)
    const soonest = calculateErasureDueAt(clock())
    const due = waiting?.requestedAt || (waiting && waiting.dueAt < soonest) ? waiting.dueAt : soonest
    return {
      requested_at: toWireDateTime(waiting?.requestedAt ?? null),
      due_at: due.toISOString(),
      held: waiting?.heldAt != null,
      ...(await forecastErasure(db, customerId, due)),
    }
  }

  routes.customer(getErasure, async ({ customer }) => ({ data: await createErasureResponse(customer.id) }))

  routes.customer(
    requestErasure,
    async ({ body, ...scope }) => {
      const { customer, tenant } = scope
      await verifyCurrentPassword(context, scope, body.current_password)
      const now = clock()
      await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(erasures)
          .values({ customerId: customer.id, requestedAt: now, dueAt: calculateErasureDueAt(now) })
          .onConflictDoUpdate({
            target: erasures.customerId,
            targetWhere: isNull(erasures.withdrawnAt),
            set: { requestedAt: now, dueAt: sql`least(${erasures.dueAt}, excluded.due_at)` },
            setWhere: and(isNull(erasures.requestedAt), isNull(erasures.closedAt)),
          })
          .returning()
        if (added) await reportSecurityEvent(context, tenant, customer.id, 'erasure-asked', tx)
      })
      return { data: await createErasureResponse(customer.id) }
    },
    { config: { rateLimit: { max: context.config.limits.signInsPerMinute, timeWindow: '1 minute' } } },
  )

  routes.customer(withdrawErasure, async ({ customer }) => {
    const withdrawn = customer.leftAt
      ? { requestedAt: null, dueAt: getFormerCustomerAccessEnd(customer.leftAt) }
      : { withdrawnAt: clock() }
    await db.update(erasures).set(withdrawn).where(isPendingErasure(customer.id))
    return { data: await createErasureResponse(customer.id) }
  })
}
