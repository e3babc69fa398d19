import { isNull } from 'drizzle-orm'
import type { WholeContext } from '../context.ts'
import { inFirm } from '../database/firm.ts'
import { news } from '../database/tables/news.ts'
import { pushDevices } from '../database/tables/push.ts'
import { tenants } from '../database/tables/tenant.ts'
import { putReminders } from './reminders.ts'

/** The morning's run: puts on record which requests are due soon, and has each customer for whom something waits told once, by mail and on devices. */
export async function tellInTheMorning(context: WholeContext): Promise<void> {
  const { db, everyFirm, jobs } = context
  const firms = await everyFirm.select({ id: tenants.id, tenant: tenants.subdomain }).from(tenants)
  for (const { id, tenant } of firms)
    await inFirm(id, async () => {
      await putReminders(context)
      const waiting = await db
        .selectDistinct({ customerId: news.customerId })
        .from(news)
        .where(isNull(news.mailing))
      for (const { customerId } of waiting) await jobs.add('news', { tenant, customerId, isDaily: true })
      const listening = await db.selectDistinct({ customerId: pushDevices.customerId }).from(pushDevices)
      for (const { customerId } of listening) await jobs.add('push', { tenant, customerId, isDaily: true })
    })
}
