import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { WholeContext } from '../../context.ts'
import { firmDeliveries, firmEvents, firmWebhooks } from '../../database/tables/firm-hooks.ts'
import { answerTimeoutMs, isTaken, type Outcome, wordOf } from '../../outside/post.ts'
import type { EventRow } from './event.ts'
import { pauseAfter, retryPeriodMs, stateAfterTurn, type WebhookState } from './pauses.ts'

/** Maximum number of concurrent deliveries to a webhook; a webhook whose last delivery failed gets one. */
const maxConcurrent = 4

/** How long a process may hold a claimed turn, in milliseconds; afterwards another process sends it. */
const lease = answerTimeoutMs * 4

type Parts = Pick<WholeContext, 'everyFirm' | 'clock'>
type Webhook = typeof firmWebhooks.$inferSelect

/** Deliveries to send to a webhook now. */
export interface DeliveryTurn {
  webhook: Webhook
  due: { id: number; tries: number; promisedAt: Date; event: EventRow }[]
}

const toDo = and(isNull(firmDeliveries.takenAt), isNull(firmDeliveries.failedAt))

/**
 * Condition for due deliveries of a webhook: new ones at once, since the receiver may have rejected another for its
 * content; others after their delay and that of the webhook.
 */
export const dueBy = (now: Date) => {
  const isQuiet = sql`coalesce(${firmWebhooks.quietUntil} > ${now.toISOString()}::timestamptz, false)`
  return and(
    toDo,
    or(isNull(firmDeliveries.nextAt), and(lte(firmDeliveries.nextAt, now), sql`not ${isQuiet}`)),
  )
}

/** Condition for webhooks that can be sent to. */
export const openBy = (now: Date) =>
  and(isNull(firmWebhooks.disabledAt), or(isNull(firmWebhooks.busyUntil), lte(firmWebhooks.busyUntil, now)))

/**
 * Claims a webhook's due events, so that no other process sends them; null if there are none or another process is
 * sending. A caller that finds it busy can return, since the sending process checks again when it is done.
 */
export const claimTurn = ({ everyFirm, clock }: Parts, id: number): Promise<DeliveryTurn | null> =>
  everyFirm.transaction(async (tx) => {
    const now = clock()
    const until = new Date(now.getTime() + lease)
    const [webhook] = await tx
      .select()
      .from(firmWebhooks)
      .where(and(eq(firmWebhooks.id, id), openBy(now)))
      .for('update')
    if (!webhook) return null
    const next = await tx
      .select({ id: firmDeliveries.id })
      .from(firmDeliveries)
      .innerJoin(firmWebhooks, eq(firmWebhooks.id, firmDeliveries.webhookId))
      .where(and(eq(firmDeliveries.webhookId, id), dueBy(now)))
      .orderBy(sql`${firmDeliveries.nextAt} nulls first`, asc(firmDeliveries.event))
      .limit(webhook.failures > 0 ? 1 : maxConcurrent)
      .for('update', { of: firmDeliveries })
    if (next.length === 0) return null
    const ids = next.map((one) => one.id)
    const taken = await tx
      .update(firmDeliveries)
      .set({ nextAt: until, tries: sql`${firmDeliveries.tries} + 1` })
      .where(inArray(firmDeliveries.id, ids))
      .returning()
    await tx.update(firmWebhooks).set({ busyUntil: until }).where(eq(firmWebhooks.id, id))
    const places = taken.map(({ event }) => event)
    const events = await tx.select().from(firmEvents).where(inArray(firmEvents.sequence, places))
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
  { everyFirm, clock }: Parts,
  { webhook, due }: DeliveryTurn,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<WebhookState> =>
  everyFirm.transaction(async (tx) => {
    const now = clock()
    const known = [...outcomes.values()]
    const gone = known.some((outcome) => 'status' in outcome && outcome.status === 410)
    const standing = stateAfterTurn(webhook, { taken: known.some(isTaken), gone }, now)
    await tx
      .update(firmWebhooks)
      .set({ ...standing, busyUntil: null, ...(known.some(isTaken) && { tookAt: now }) })
      .where(eq(firmWebhooks.id, webhook.id))
    for (const { id, tries, promisedAt } of due) {
      const outcome = outcomes.get(id)
      if (!outcome) continue
      const isOver = now.getTime() - promisedAt.getTime() >= retryPeriodMs
      const came = isTaken(outcome)
        ? { takenAt: now, nextAt: null }
        : { nextAt: new Date(now.getTime() + pauseAfter(tries)), failedAt: isOver ? now : null }
      await tx
        .update(firmDeliveries)
        .set({ ...came, outcome: wordOf(outcome) })
        .where(eq(firmDeliveries.id, id))
    }
    if (standing.disabledAt)
      await tx
        .update(firmDeliveries)
        .set({ failedAt: now })
        .where(and(eq(firmDeliveries.webhookId, webhook.id), toDo))
    return standing
  })

/** Releases a turn without results, such as when the process stops. */
export async function releaseTurn({ everyFirm }: Parts, { webhook, due }: DeliveryTurn): Promise<void> {
  const ids = due.map(({ id }) => id)
  await everyFirm.update(firmDeliveries).set({ nextAt: null }).where(inArray(firmDeliveries.id, ids))
  await everyFirm.update(firmWebhooks).set({ busyUntil: null }).where(eq(firmWebhooks.id, webhook.id))
}
