import type { NotificationPreferences } from '@portal/contract/notification'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { notificationPreferences } from '../database/tables/news.ts'

/** Of who never chose. */
const byItself: NotificationPreferences = { message: 'now', request: 'now', file: 'daily' }

/** When a customer wants to be mailed about each kind. */
export async function preferencesOf(db: Database, customerId: number): Promise<NotificationPreferences> {
  const chosen = await db
    .select({ kind: notificationPreferences.kind, time: notificationPreferences.time })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.customerId, customerId))
  return { ...byItself, ...Object.fromEntries(chosen.map(({ kind, time }) => [kind, time])) }
}
