import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import { tenantDeliveries, tenantEvents, tenantWebhooks } from '../../database/tables/tenant-webhook.ts'
import {
  formatPostOutcome,
  isPostAccepted,
  type PostOutcome,
  responseTimeoutMs,
} from '../../outgoing-requests/post-to-receiver.ts'
import type { TenantEventRow } from './tenant-event.ts'
import {
  calculatePauseMs,
  getWebhookStateAfterDelivery,
  retryPeriodMs,
  type WebhookState,
} from './webhook-retry-state.ts'

/** Limit of concurrent deliveries per webhook. A webhook whose last delivery failed gets one at a time. */
const maxConcurrentDeliveries = 4

/** Time after which another process may send the deliveries. */
const deliveryLeaseMs = responseTimeoutMs * 4

type DeliveryContext = Pick<AllTenantsContext, 'allTenantsDb' | 'clock'>
type Webhook = typeof tenantWebhooks.$inferSelect

/** A webhook and the deliveries to send now. */
export interface DeliveryBatch {
  webhook: Webhook
  deliveries: { id: number; tries: number; promisedAt: Date; event: TenantEventRow }[]
}

const isPendingDelivery = and(isNull(tenantDeliveries.acceptedAt), isNull(tenantDeliveries.failedAt))

/**
 * SQL condition: the delivery is due. A new delivery is due at once. A repeated delivery is due at its next time,
 * unless its webhook is paused.
 */
export const isDeliveryDue = (now: Date) => {
  const isQuiet = sql`coalesce(${tenantWebhooks.quietUntil} > ${now.toISOString()}::timestamptz, false)`
  return and(
    isPendingDelivery,
    or(isNull(tenantDeliveries.nextAt), and(lte(tenantDeliveries.nextAt, now), sql`not ${isQuiet}`)),
  )
}

/** SQL condition for webhooks that are enabled and not paused. */
export const isWebhookEnabled = (now: Date) =>
  and(
    isNull(tenantWebhooks.disabledAt),
    or(isNull(tenantWebhooks.busyUntil), lte(tenantWebhooks.busyUntil, now)),
  )

/**
 * Claims the due deliveries of a webhook, so that no other process sends them. Returns null if nothing is due or
 * another process is sending; that process looks for further deliveries when it is done.
 */
export const claimDeliveryBatch = (
  { allTenantsDb, clock }: DeliveryContext,
  id: number,
): Promise<DeliveryBatch | null> =>
  allTenantsDb.transaction(async (tx) => {
    const now = clock()
    const until = new Date(now.getTime() + deliveryLeaseMs)
    const [webhook] = await tx
      .select()
      .from(tenantWebhooks)
      .where(and(eq(tenantWebhooks.id, id), isWebhookEnabled(now)))
      .for('update')
    if (!webhook) return null
    const due = await tx
      .select({ delivery: tenantDeliveries, event: tenantEvents })
      .from(tenantDeliveries)
      .innerJoin(tenantWebhooks, eq(tenantWebhooks.id, tenantDeliveries.webhookId))
      .innerJoin(tenantEvents, eq(tenantEvents.sequence, tenantDeliveries.event))
      .where(and(eq(tenantDeliveries.webhookId, id), isDeliveryDue(now)))
      .orderBy(sql`${tenantDeliveries.nextAt} nulls first`, asc(tenantDeliveries.event))
      .limit(webhook.failures > 0 ? 1 : maxConcurrentDeliveries)
      .for('update', { of: tenantDeliveries })
    if (due.length === 0) return null
    const ids = due.map(({ delivery }) => delivery.id)
    await tx
      .update(tenantDeliveries)
      .set({ nextAt: until, tries: sql`${tenantDeliveries.tries} + 1` })
      .where(inArray(tenantDeliveries.id, ids))
    await tx.update(tenantWebhooks).set({ busyUntil: until }).where(eq(tenantWebhooks.id, id))
    const deliveries = due
      .map(({ delivery, event }) => ({ ...delivery, tries: delivery.tries + 1, event }))
      .sort((one, other) => one.event.sequence - other.event.sequence)
    return { webhook, deliveries }
  })

export const recordDeliveryBatch = (
  { allTenantsDb, clock }: DeliveryContext,
  { webhook, deliveries }: DeliveryBatch,
  outcomes: ReadonlyMap<number, PostOutcome>,
): Promise<WebhookState> =>
  allTenantsDb.transaction(async (tx) => {
    const now = clock()
    const known = [...outcomes.values()]
    const isGone = known.some((outcome) => 'status' in outcome && outcome.status === 410)
    const newState = getWebhookStateAfterDelivery(
      webhook,
      { isAccepted: known.some(isPostAccepted), isGone },
      now,
    )
    await tx
      .update(tenantWebhooks)
      .set({ ...newState, busyUntil: null, ...(known.some(isPostAccepted) && { lastDeliveredAt: now }) })
      .where(eq(tenantWebhooks.id, webhook.id))
    for (const { id, tries, promisedAt } of deliveries) {
      const outcome = outcomes.get(id)
      if (!outcome) continue
      const isOver = now.getTime() - promisedAt.getTime() >= retryPeriodMs
      const came = isPostAccepted(outcome)
        ? { acceptedAt: now, nextAt: null }
        : { nextAt: new Date(now.getTime() + calculatePauseMs(tries)), failedAt: isOver ? now : null }
      await tx
        .update(tenantDeliveries)
        .set({ ...came, outcome: formatPostOutcome(outcome) })
        .where(eq(tenantDeliveries.id, id))
    }
    if (newState.disabledAt)
      await tx
        .update(tenantDeliveries)
        .set({ failedAt: now })
        .where(and(eq(tenantDeliveries.webhookId, webhook.id), isPendingDelivery))
    return newState
  })

/** Releases the deliveries of a process that stops without results. */
export async function releaseDeliveryBatch(
  { allTenantsDb }: DeliveryContext,
  { webhook, deliveries }: DeliveryBatch,
): Promise<void> {
  const ids = deliveries.map(({ id }) => id)
  await allTenantsDb.update(tenantDeliveries).set({ nextAt: null }).where(inArray(tenantDeliveries.id, ids))
  await allTenantsDb.update(tenantWebhooks).set({ busyUntil: null }).where(eq(tenantWebhooks.id, webhook.id))
}
