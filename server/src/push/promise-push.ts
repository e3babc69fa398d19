import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@portal/contract/notification'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices, pushNotices } from '../database/tables/push.ts'
import type { JobData } from '../jobs/job-data.ts'
import { preferencesOf } from '../news/preferences.ts'
import { isQuiet, nextMorning } from '../news/quiet.ts'
import { isUnseen } from '../news/unseen.ts'

/**
 * Has each device of a customer told of what is news to it. A notice follows the times that the customer chose for mails: what is
 * wanted now goes at once, without the minutes that a mail waits; what is wanted once a day goes with the morning's run; a kind
 * that is off never does. At night all waits for the morning. Notices and mails know nothing of each other: what was seen in the
 * portal is in neither, so that a notice that brought the customer there is followed by no mail, and one that nobody looked at is.
 *
 * Each thing is told to a device once. Who turns notices on is told of what comes after that.
 */
export async function promisePush(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  wanted: JobData['push'],
): Promise<void> {
  const { tenant, customerId, isDaily } = wanted
  if (isQuiet(clock())) {
    await jobs.add('push', wanted, undefined, { startAfter: nextMorning(clock()) })
    return
  }
  await db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
    if (!customer?.passwordHash || !customer.hasAccess) return
    const times = await preferencesOf(tx, customerId)
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
      if (await claim(tx, { customerId, deviceId, sending }, isNews))
        await jobs.add('push-message', { tenant, deviceId, sending }, tx)
    }
  })
}

/** Writes down that one message tells a device of news that no other does; answers whether there is any. */
async function claim(
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
        isUnseen(db),
        sql`not exists (select from ${pushNotices} where ${pushNotices.newsId} = ${news.id} and ${pushNotices.deviceId} = ${deviceId})`,
      ),
    )
  if (found.length === 0) return false
  const taken = await db
    .insert(pushNotices)
    .values(found.map(({ newsId }) => ({ customerId, deviceId, newsId, sending })))
    .onConflictDoNothing()
    .returning({ newsId: pushNotices.newsId })
  return taken.length > 0
}
