import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@portal/contract/notification'
import { and, eq, inArray, isNull, not } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import type { JobData } from '../jobs/job-data.ts'
import { readNotificationPreferences } from './notification-preferences.ts'
import { postponeAtNight } from './quiet-hours.ts'
import { isUnseenNews } from './unseen-news.ts'

/**
 * Queues one mail about all news of a customer, except news that was seen, deleted or switched off. News with a daily
 * preference, and all news of the night, is sent in the morning.
 */
export async function queueNewsMail(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  job: JobData['news'],
): Promise<void> {
  const { tenant, customerId, isDaily } = job
  if (await postponeAtNight({ clock, jobs }, 'news', job)) return
  await db.transaction(async (tx) => {
    const waits = and(eq(news.customerId, customerId), isNull(news.mailing))
    const preferences = await readNotificationPreferences(tx, customerId)
    const hasPreference = (...which: string[]) =>
      inArray(
        news.kind,
        notificationKinds.filter((kind) => which.includes(preferences[kind])),
      )
    await tx.delete(news).where(and(waits, hasPreference('off')))
    await tx.delete(news).where(and(waits, not(isUnseenNews(tx))))
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
    if (!customer?.passwordHash || !customer.email || !customer.hasAccess) return
    const mailing = randomUUID()
    const announced = await tx
      .update(news)
      .set({ mailing })
      .where(and(waits, isUnseenNews(tx), isDaily ? hasPreference('now', 'daily') : hasPreference('now')))
      .returning({ id: news.id })
    if (announced.length > 0) await jobs.add('mail', { tenant, customerId, occasion: 'news', mailing }, tx)
  })
}
