import { dayAt } from '@portal/contract/clock'
import { and, eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Context } from '../context.ts'
import { news } from '../database/tables/news.ts'
import { unanswered } from './unseen.ts'

/** So many days before its day a request is reminded of. */
const steps = [3, 1]

/** Puts on record which requests of a firm are due soon; each once for each of the days, however often it is asked. */
export async function putReminders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const daysBefore of steps) {
    const day = DateTime.fromISO(dayAt(now)).plus({ days: daysBefore }).toISODate() ?? ''
    for (const record of Object.keys(unanswered) as (keyof typeof unanswered)[]) {
      const { table, open } = unanswered[record]
      const due = await db
        .select({ id: table.id, customerId: table.customerId })
        .from(table)
        .where(and(open, eq(table.date, day)))
      const rows = due.map(({ id: recordId, customerId }) => ({
        ...{ customerId, kind: 'request' as const, record, recordId },
        ...{ daysBefore, day, at: now },
      }))
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insert(news)
          .values(rows.slice(from, from + 1000))
          .onConflictDoNothing()
    }
  }
}
