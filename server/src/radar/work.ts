import { dayAt } from '@portal/contract/clock'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { radar } from '../database/tables/radar.ts'
import { readRadarFile } from './file.ts'

/** Number of the work that one process at a time does. */
const working = 7_213_004

/** Files that are worked out at once: a thread has them done within a second, and customers get their turn. */
const batch = 20

/** What the work needs of the server. */
export type RadarParts = Pick<Context, 'db' | 'alone' | 'clock' | 'threads' | 'log'>

/** Works out files, and keeps what is ahead of each in place of what was. */
async function workOut(context: RadarParts, some: readonly { id: number }[], day: string): Promise<void> {
  const { db, threads, log } = context
  const files = []
  for (const { id } of some) files.push(await readRadarFile(context, id))
  const found = await threads.run('radar', { files, today: day })
  const failed = found.filter((items) => items === null).length
  if (failed > 0) log.error({ failed }, 'what is ahead of some files could not be worked out')
  const rows = some.map(({ id: customerId }, place) => ({ customerId, day, items: found[place] ?? [] }))
  await db
    .insert(radar)
    .values(rows)
    .onConflictDoUpdate({ target: radar.customerId, set: { day, items: sql`excluded.items` } })
}

/** Files that were not worked out for a day, a batch of them. */
const leftOf = ({ db }: RadarParts, day: string) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(radar, eq(radar.customerId, customers.id))
    .where(and(isNull(customers.closedAt), or(isNull(radar.day), lt(radar.day, day))))
    .orderBy(asc(customers.id))
    .limit(batch)

/**
 * Works out all files that were not for this day, while no other process does; `wanted` ends it sooner. Each batch is
 * kept as it is done, so that what a process leaves behind another takes up. Answers how many it did.
 */
export async function sweepRadar(context: RadarParts, wanted: () => boolean = () => true): Promise<number> {
  const day = dayAt(context.clock())
  const done = await context.alone(working, async () => {
    let many = 0
    while (wanted()) {
      const left = await leftOf(context, day)
      if (left.length === 0) break
      await workOut(context, left, day)
      many += left.length
    }
    return many
  })
  return done ?? 0
}

/** Works out all files of a firm now, whatever was worked out before. */
export async function refreshRadar(context: RadarParts, tenantId: number): Promise<void> {
  const day = dayAt(context.clock())
  for (let last = 0; ; ) {
    const some = await context.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, tenantId), isNull(customers.closedAt), gt(customers.id, last)))
      .orderBy(asc(customers.id))
      .limit(batch)
    if (some.length === 0) return
    await workOut(context, some, day)
    last = some.at(-1)?.id ?? last
  }
}
