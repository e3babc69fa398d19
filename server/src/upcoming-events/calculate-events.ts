import { toTenantDay } from '@portal/contract/clock'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'
import { readEventsFile } from './file.ts'

/** Number of the lock for one process at a time. */
const calculationLockId = 7_213_004

/** Files per batch: a thread needs less than a second for them, so that customers' calculations are not delayed. */
const batchSize = 20

/** Dependencies of the calculation. */
export type EventsParts = Pick<Context, 'db' | 'processLock' | 'clock' | 'threads' | 'log'>

/** Calculates files, and replaces their events. */
async function calculateEvents(
  context: EventsParts,
  some: readonly { id: number }[],
  day: string,
): Promise<void> {
  const { db, threads, log } = context
  const files = []
  for (const { id } of some) files.push(await readEventsFile(context, id))
  const found = await threads.run('calculateUpcomingEvents', { files, today: day })
  const failed = found.filter((items) => items === null).length
  if (failed > 0) log.error({ failed }, 'what is ahead of some files could not be worked out')
  const rows = some.map(({ id: customerId }, place) => ({ customerId, day, items: found[place] ?? [] }))
  await db
    .insert(upcomingEvents)
    .values(rows)
    .onConflictDoUpdate({ target: upcomingEvents.customerId, set: { day, items: sql`excluded.items` } })
}

/** Counts the files whose events are not yet calculated for a day. */
const countRemaining = ({ db }: EventsParts, day: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(upcomingEvents, eq(upcomingEvents.customerId, customers.id))
    .where(and(isNull(customers.closedAt), or(isNull(upcomingEvents.day), lt(upcomingEvents.day, day))))
    .orderBy(asc(customers.id))
    .limit(batchSize)

/**
 * Calculates all files not yet done for this day, in one process at a time; `wanted` aborts it. Each batch is stored at
 * once, so that another process can continue. Returns the number done.
 */
export async function sweepUpcomingEvents(
  context: EventsParts,
  wanted: () => boolean = () => true,
): Promise<number> {
  const day = toTenantDay(context.clock())
  const done = await context.processLock(calculationLockId, async () => {
    let many = 0
    while (wanted()) {
      const left = await countRemaining(context, day)
      if (left.length === 0) break
      await calculateEvents(context, left, day)
      many += left.length
    }
    return many
  })
  return done ?? 0
}

/** Recalculates all files of a tenant now. */
export async function refreshUpcomingEvents(context: EventsParts, tenantId: number): Promise<void> {
  const day = toTenantDay(context.clock())
  for (let last = 0; ; ) {
    const some = await context.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, tenantId), isNull(customers.closedAt), gt(customers.id, last)))
      .orderBy(asc(customers.id))
      .limit(batchSize)
    if (some.length === 0) return
    await calculateEvents(context, some, day)
    last = some.at(-1)?.id ?? last
  }
}
