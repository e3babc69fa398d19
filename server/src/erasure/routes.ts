import { type Erasure, getErasure, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import type { Scope } from '../http/authorise.ts'
import { invalid } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { attempt, signedInKey } from '../sessions/failures.ts'
import { isPassword } from '../sessions/password-hash.ts'
import { wireMoment } from '../wire-moment.ts'
import { forecast } from './forecast.ts'
import { endOfLeaving } from './leaving.ts'
import { erasureDueAt, findWaiting, waitingErasure } from './requests.ts'

/** Routes for erasure: its effect, requesting it with the password, and withdrawing it. */
export function erasureRoutes(routes: Routes, context: Context): void {
  const { db, clock } = context

  async function erasureResponse(customerId: number): Promise<InferInput<typeof Erasure>> {
    const waiting = await findWaiting(db, customerId)
    const soonest = erasureDueAt(clock())
    const due = waiting?.requestedAt || (waiting && waiting.dueAt < soonest) ? waiting.dueAt : soonest
    return {
      requested_at: wireMoment(waiting?.requestedAt ?? null),
      due_at: due.toISOString(),
      held: waiting?.heldAt != null,
      ...(await forecast(db, customerId, due)),
    }
  }

  /** @throws HttpError 422 for a wrong password, 429 after too many attempts */
  async function prove({ customer, sessionId }: Scope, password: string): Promise<void> {
    const [row] = await db.select().from(customers).where(eq(customers.id, customer.id))
    const isRight = () => isPassword(row?.passwordHash, password)
    if (await attempt(context, signedInKey(customer, sessionId), isRight)) return
    throw invalid({ current_password: 'is wrong' })
  }

  routes.customer(getErasure, async ({ customer }) => ({ data: await erasureResponse(customer.id) }))

  routes.customer(
    requestErasure,
    async ({ body, ...scope }) => {
      const { customer, tenant } = scope
      await prove(scope, body.current_password)
      const now = clock()
      await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(erasures)
          .values({ customerId: customer.id, requestedAt: now, dueAt: erasureDueAt(now) })
          .onConflictDoUpdate({
            target: erasures.customerId,
            targetWhere: isNull(erasures.withdrawnAt),
            set: { requestedAt: now, dueAt: sql`least(${erasures.dueAt}, excluded.due_at)` },
            setWhere: and(isNull(erasures.requestedAt), isNull(erasures.closedAt)),
          })
          .returning()
        if (added) await tellOf(context, tenant, customer.id, 'erasure-asked', tx)
      })
      return { data: await erasureResponse(customer.id) }
    },
    { config: { rateLimit: { max: context.config.limits.signIns, timeWindow: '1 minute' } } },
  )

  routes.customer(withdrawErasure, async ({ customer }) => {
    const withdrawn = customer.leftAt
      ? { requestedAt: null, dueAt: endOfLeaving(customer.leftAt) }
      : { withdrawnAt: clock() }
    await db.update(erasures).set(withdrawn).where(waitingErasure(customer.id))
    return { data: await erasureResponse(customer.id) }
  })
}
