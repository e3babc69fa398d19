import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@portal/contract/notification'
import { and, eq, inArray, isNull, not } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import type { JobData } from '../jobs/job-data.ts'
import { preferencesOf } from './preferences.ts'
import { isQuiet, nextMorning } from './quiet.ts'
import { isUnseen } from './unseen.ts'

/**
 * Queues one mail about all pending news, in the morning including daily ones. Items that were seen, are gone, or are
 * switched off are dropped; at night everything waits for the morning.
 */
export async function promiseNewsMail(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  wanted: JobData['news'],
): Promise<void> {
  const { tenant, customerId, isDaily } = wanted
  if (isQuiet(clock())) {
    await jobs.add('news', wanted, undefined, { startAfter: nextMorning(clock()) })
    return
  }
  await db.transaction(async (tx) => {
    const waits = and(eq(news.customerId, customerId), isNull(news.mailing))
    const times = await preferencesOf(tx, customerId)
    const kindsOf = (...which: string[]) =>
      inArray(
        news.kind,
        notificationKinds.filter((kind) => which.includes(times[kind])),
      )
    await tx.delete(news).where(and(waits, kindsOf('off')))
    await tx.delete(news).where(and(waits, not(isUnseen(tx))))
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
    if (!customer?.passwordHash || !customer.email || !customer.hasAccess) return
    const mailing = randomUUID()
    const taken = await tx
      .update(news)
      .set({ mailing })
      .where(and(waits, isUnseen(tx), isDaily ? kindsOf('now', 'daily') : kindsOf('now')))
      .returning({ id: news.id })
    if (taken.length > 0) await jobs.add('mail', { tenant, customerId, occasion: 'news', mailing }, tx)
  })
}
