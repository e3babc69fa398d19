import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@portal/contract/notification'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices, pushNotices } from '../database/tables/push.ts'
import type { JobData } from '../jobs/job-data.ts'
import { readNotificationPreferences } from '../news/notification-preferences.ts'
import { postponeAtNight } from '../news/quiet-hours.ts'
import { isUnseenNews } from '../news/unseen-news.ts'

/**
 * Queues push notices of unseen news for each device of a customer. The preferences for mails apply: immediate news is
 * pushed at once, daily news in the morning, nothing at night. Each item is pushed once per device.
 */
export async function queuePushNotice(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  job: JobData['push'],
): Promise<void> {
  const { tenant, customerId, isDaily } = job
  if (await postponeAtNight({ clock, jobs }, 'push', job)) return
  await db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
    if (!customer?.passwordHash || !customer.hasAccess) return
    const times = await readNotificationPreferences(tx, customerId)
    const kinds = notificationKinds.filter(
      (kind) => times[kind] === 'now' || (isDaily && times[kind] === 'daily'),
    )
    const devices = await tx
      .select({ id: pushDevices.id, createdAt: pushDevices.createdAt })
      .from(pushDevices)
      .where(eq(pushDevices.customerId, customerId))
    for (const { id: deviceId, createdAt } of devices) {
      const sending = randomUUID()
      const isNews = and(gte(news.at, createdAt), inArray(news.kind, kinds))
      if (await assignNewsToMessage(tx, { customerId, deviceId, sending }, isNews))
        await jobs.add('push-message', { tenant, deviceId, sending }, tx)
    }
  })
}

/**
 * Assigns unseen news to one push message, so that no other message to this device repeats it. Returns false if there
 * is none.
 */
async function assignNewsToMessage(
  db: Database,
  one: { customerId: number; deviceId: number; sending: string },
  isNews: ReturnType<typeof and>,
): Promise<boolean> {
  const { customerId, deviceId, sending } = one
  const found = await db
    .select({ newsId: news.id })
    .from(news)
    .where(
      and(
        eq(news.customerId, customerId),
        isNews,
        isUnseenNews(db),
        sql`not exists (select from ${pushNotices} where ${pushNotices.newsId} = ${news.id} and ${pushNotices.deviceId} = ${deviceId})`,
      ),
    )
  if (found.length === 0) return false
  const claimed = await db
    .insert(pushNotices)
    .values(found.map(({ newsId }) => ({ customerId, deviceId, newsId, sending })))
    .onConflictDoNothing()
    .returning({ newsId: pushNotices.newsId })
  return claimed.length > 0
}
