import type { NotificationPreferences } from '@portal/contract/notification'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { notificationPreferences } from '../database/tables/news.ts'

const defaultPreferences: NotificationPreferences = { message: 'now', request: 'now', file: 'daily' }

export async function readNotificationPreferences(
  db: Database,
  customerId: number,
): Promise<NotificationPreferences> {
  const chosen = await db
    .select({ kind: notificationPreferences.kind, time: notificationPreferences.time })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.customerId, customerId))
  return { ...defaultPreferences, ...Object.fromEntries(chosen.map(({ kind, time }) => [kind, time])) }
}
