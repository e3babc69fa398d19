import { toTenantDay } from '@portal/contract/clock'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'
import { readEventsFile } from './events-file.ts'

/** Advisory lock with which only one process calculates at a time. */
const calculationLockId = 7_213_004

/** A thread calculates this many files in less than a second, so that customers' calculations do not wait. */
const filesPerBatch = 20

export type EventsContext = Pick<Context, 'db' | 'processLock' | 'clock' | 'threads' | 'log'>

/** Calculates the events of these files, and replaces the stored ones. */
async function calculateEvents(
  context: EventsContext,
  customers: readonly { id: number }[],
  day: string,
): Promise<void> {
  const { db, threads, log } = context
  const files = []
  for (const { id } of customers) files.push(await readEventsFile(context, id))
  const found = await threads.run('calculateUpcomingEvents', { files, today: day })
  const failed = found.filter((items) => items === null).length
  if (failed > 0) log.error({ failed }, 'could not calculate upcoming events of some customers')
  const rows = customers.map(({ id: customerId }, index) => ({ customerId, day, items: found[index] ?? [] }))
  await db
    .insert(upcomingEvents)
    .values(rows)
    .onConflictDoUpdate({ target: upcomingEvents.customerId, set: { day, items: sql`excluded.items` } })
}

/** Finds the next batch of files without events of this day. */
const findRemainingFiles = ({ db }: EventsContext, day: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(upcomingEvents, eq(upcomingEvents.customerId, customers.id))
    .where(and(isNull(customers.closedAt), or(isNull(upcomingEvents.day), lt(upcomingEvents.day, day))))
    .orderBy(asc(customers.id))
    .limit(filesPerBatch)

/**
 * Calculates the files that are not done for this day, until `isWanted` returns false. Each batch is stored at once, so
 * that another process can continue. Returns the number of files.
 */
export async function sweepUpcomingEvents(
  context: EventsContext,
  isWanted: () => boolean = () => true,
): Promise<number> {
  const day = toTenantDay(context.clock())
  const done = await context.processLock(calculationLockId, async () => {
    let many = 0
    while (isWanted()) {
      const left = await findRemainingFiles(context, day)
      if (left.length === 0) break
      await calculateEvents(context, left, day)
      many += left.length
    }
    return many
  })
  return done ?? 0
}

/** Calculates all files of a tenant again. */
export async function refreshUpcomingEvents(context: EventsContext, tenantId: number): Promise<void> {
  const day = toTenantDay(context.clock())
  for (let last = 0; ; ) {
    const batch = await context.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, tenantId), isNull(customers.closedAt), gt(customers.id, last)))
      .orderBy(asc(customers.id))
      .limit(filesPerBatch)
    if (batch.length === 0) return
    await calculateEvents(context, batch, day)
    last = batch.at(-1)?.id ?? last
  }
}
