import { toTenantDay } from '@portal/time/clock'
import { and, eq, isNull } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { AllTenantsContext, Context } from '../context.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices } from '../database/tables/push.ts'
import { tenants } from '../database/tables/tenant.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { unansweredConditions } from './unseen-news.ts'

/** Days before a deadline at which a reminder is sent. */
const reminderDays = [3, 1]

/** Records one reminder per deadline and number of days before it. */
async function recordReminders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const daysBefore of reminderDays) {
    const day = DateTime.fromISO(toTenantDay(now)).plus({ days: daysBefore }).toISODate() ?? ''
    for (const { record, table, open } of unansweredConditions) {
      const due = await db
        .select({ id: table.id, customerId: table.customerId })
        .from(table)
        .where(and(open, eq(table.date, day)))
      const rows = due.map(({ id: recordId, customerId }) => ({
        customerId,
        kind: 'request' as const,
        record,
        recordId,
        daysBefore,
        day,
        at: now,
      }))
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insert(news)
          .values(rows.slice(from, from + 1000))
          .onConflictDoNothing()
    }
  }
}

/** Records reminders, and announces each customer's news by mail and push. */
export async function announceMorningNews(context: AllTenantsContext): Promise<void> {
  const { db, allTenantsDb, jobs } = context
  const rows = await allTenantsDb.select({ id: tenants.id, tenant: tenants.subdomain }).from(tenants)
  for (const { id, tenant } of rows)
    await runWithinTenant(id, async () => {
      await recordReminders(context)
      const waiting = await db
        .selectDistinct({ customerId: news.customerId })
        .from(news)
        .where(isNull(news.mailing))
      for (const { customerId } of waiting) await jobs.add('news', { tenant, customerId, isDaily: true })
      const listening = await db.selectDistinct({ customerId: pushDevices.customerId }).from(pushDevices)
      for (const { customerId } of listening) await jobs.add('push', { tenant, customerId, isDaily: true })
    })
}
