import type { NotificationKind } from '@portal/contract/notification'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { announcedTables, news } from '../database/tables/news.ts'
import { tenants } from '../database/tables/tenant.ts'
import { hasPushDevices } from '../push/push-devices.ts'

type NewsRecord = typeof news.$inferSelect.record

/** Kind of notification by record. Customers have a preference for each kind. */
const notificationKindByRecord: Record<NewsRecord, NotificationKind> = {
  note: 'message',
  task: 'request',
  mortgage_progress: 'request',
  damage_progress: 'request',
  mortgage: 'file',
  mail: 'file',
  signal: 'file',
}

interface WrittenRecord {
  id: number
  customerId: number
}

/**
 * Records news for a customer, and queues a push notice at once and a mail later, in the transaction `db`. Does not add
 * news again that is still waiting.
 */
export async function recordNews(
  { db, clock, config, jobs }: Pick<Context, 'db' | 'clock' | 'config' | 'jobs'>,
  record: NewsRecord,
  written: readonly WrittenRecord[],
): Promise<void> {
  const customerId = written[0]?.customerId
  if (customerId === undefined) return
  const at = clock()
  await db
    .insert(news)
    .values(
      written.map(({ id: recordId }) => ({
        customerId,
        kind: notificationKindByRecord[record],
        record,
        recordId,
        at,
      })),
    )
    .onConflictDoUpdate({
      target: [news.tenantId, news.record, news.recordId],
      targetWhere: sql`mailing is null and days_before is null`,
      set: { at },
    })
  const [found] = await db
    .select({ tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(customers.id, customerId))
  if (!found) throw new Error('the customer of an act is gone')
  const startAfter = new Date(at.getTime() + config.newsMailDelaySeconds * 1000)
  const job = { tenant: found.tenant, customerId, isDaily: false }
  await jobs.add('news', job, db, { startAfter })
  if (await hasPushDevices(db, customerId)) await jobs.add('push', job, db)
}

/** Removes news that no mail contains yet, because other news replaces it. */
export async function removeUnannouncedNews(
  { db }: Pick<Context, 'db'>,
  records: Partial<Record<NewsRecord, number | null>>,
): Promise<void> {
  for (const record of announcedTables) {
    const id = records[record]
    if (id == null) continue
    await db.delete(news).where(and(eq(news.record, record), eq(news.recordId, id), isNull(news.mailing)))
  }
}
