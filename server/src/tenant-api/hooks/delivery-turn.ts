import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import { tenantDeliveries, tenantEvents, tenantWebhooks } from '../../database/tables/tenant-hooks.ts'
import {
  formatOutcome,
  isAccepted,
  type PostOutcome,
  responseTimeoutMs,
} from '../../outside/post-to-receiver.ts'
import type { EventRow } from './event.ts'
import { calculatePauseMs, getStateAfterTurn, retryPeriodMs, type WebhookState } from './pauses.ts'

/** Maximum number of concurrent deliveries to a webhook; a webhook whose last delivery failed gets one. */
const maxConcurrentTurns = 4

/** How long a process may hold a claimed turn, in milliseconds; afterwards another process sends it. */
const turnLeaseMs = responseTimeoutMs * 4

type DeliveryTurnParts = Pick<AllTenantsContext, 'everyTenant' | 'clock'>
type Webhook = typeof tenantWebhooks.$inferSelect

/** Deliveries to send to a webhook now. */
export interface DeliveryTurn {
  webhook: Webhook
  due: { id: number; tries: number; promisedAt: Date; event: EventRow }[]
}

const isPendingDelivery = and(isNull(tenantDeliveries.takenAt), isNull(tenantDeliveries.failedAt))

/**
 * Condition for due deliveries of a webhook: new ones at once, since the receiver may have rejected another for its
 * content; others after their delay and that of the webhook.
 */
export const isDueBy = (now: Date) => {
  const isQuiet = sql`coalesce(${tenantWebhooks.quietUntil} > ${now.toISOString()}::timestamptz, false)`
  return and(
    isPendingDelivery,
    or(isNull(tenantDeliveries.nextAt), and(lte(tenantDeliveries.nextAt, now), sql`not ${isQuiet}`)),
  )
}

/** Condition for webhooks that can be sent to. */
export const isOpenBy = (now: Date) =>
  and(
    isNull(tenantWebhooks.disabledAt),
    or(isNull(tenantWebhooks.busyUntil), lte(tenantWebhooks.busyUntil, now)),
  )

/**
 * Claims a webhook's due events, so that no other process sends them; null if there are none or another process is
 * sending. A caller that finds it busy can return, since the sending process checks again when it is done.
 */
export const claimTurn = (
  { everyTenant, clock }: DeliveryTurnParts,
  id: number,
): Promise<DeliveryTurn | null> =>
  everyTenant.transaction(async (tx) => {
    const now = clock()
    const until = new Date(now.getTime() + turnLeaseMs)
    const [webhook] = await tx
      .select()
      .from(tenantWebhooks)
      .where(and(eq(tenantWebhooks.id, id), isOpenBy(now)))
      .for('update')
    if (!webhook) return null
    const next = await tx
      .select({ id: tenantDeliveries.id })
      .from(tenantDeliveries)
      .innerJoin(tenantWebhooks, eq(tenantWebhooks.id, tenantDeliveries.webhookId))
      .where(and(eq(tenantDeliveries.webhookId, id), isDueBy(now)))
      .orderBy(sql`${tenantDeliveries.nextAt} nulls first`, asc(tenantDeliveries.event))
      .limit(webhook.failures > 0 ? 1 : maxConcurrentTurns)
      .for('update', { of: tenantDeliveries })
    if (next.length === 0) return null
    const ids = next.map((one) => one.id)
    const taken = await tx
      .update(tenantDeliveries)
      .set({ nextAt: until, tries: sql`${tenantDeliveries.tries} + 1` })
      .where(inArray(tenantDeliveries.id, ids))
      .returning()
    await tx.update(tenantWebhooks).set({ busyUntil: until }).where(eq(tenantWebhooks.id, id))
    const places = taken.map(({ event }) => event)
    const events = await tx.select().from(tenantEvents).where(inArray(tenantEvents.sequence, places))
    const eventAt = new Map(events.map((event) => [event.sequence, event]))
    const due = taken
      .sort((one, other) => one.event - other.event)
      .flatMap(({ event: place, ...delivery }) => {
        const event = eventAt.get(place)
        return event ? [{ ...delivery, event }] : []
      })
    return { webhook, due }
  })

/** Records the results of a turn, by delivery id, and the webhook's new state. */
export const recordTurn = (
  { everyTenant, clock }: DeliveryTurnParts,
  { webhook, due }: DeliveryTurn,
  outcomes: ReadonlyMap<number, PostOutcome>,
): Promise<WebhookState> =>
  everyTenant.transaction(async (tx) => {
    const now = clock()
    const known = [...outcomes.values()]
    const gone = known.some((outcome) => 'status' in outcome && outcome.status === 410)
    const standing = getStateAfterTurn(webhook, { taken: known.some(isAccepted), gone }, now)
    await tx
      .update(tenantWebhooks)
      .set({ ...standing, busyUntil: null, ...(known.some(isAccepted) && { tookAt: now }) })
      .where(eq(tenantWebhooks.id, webhook.id))
    for (const { id, tries, promisedAt } of due) {
      const outcome = outcomes.get(id)
      if (!outcome) continue
      const isOver = now.getTime() - promisedAt.getTime() >= retryPeriodMs
      const came = isAccepted(outcome)
        ? { takenAt: now, nextAt: null }
        : { nextAt: new Date(now.getTime() + calculatePauseMs(tries)), failedAt: isOver ? now : null }
      await tx
        .update(tenantDeliveries)
        .set({ ...came, outcome: formatOutcome(outcome) })
        .where(eq(tenantDeliveries.id, id))
    }
    if (standing.disabledAt)
      await tx
        .update(tenantDeliveries)
        .set({ failedAt: now })
        .where(and(eq(tenantDeliveries.webhookId, webhook.id), isPendingDelivery))
    return standing
  })

/** Releases a turn without results, such as when the process stops. */
export async function releaseTurn(
  { everyTenant }: DeliveryTurnParts,
  { webhook, due }: DeliveryTurn,
): Promise<void> {
  const ids = due.map(({ id }) => id)
  await everyTenant.update(tenantDeliveries).set({ nextAt: null }).where(inArray(tenantDeliveries.id, ids))
  await everyTenant.update(tenantWebhooks).set({ busyUntil: null }).where(eq(tenantWebhooks.id, webhook.id))
}
