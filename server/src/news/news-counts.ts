import type { notificationKinds } from '@portal/contract/notification'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { news } from '../database/tables/news.ts'
import { readNotificationPreferences } from './notification-preferences.ts'
import { isUnseenNews } from './unseen-news.ts'

/** Number of news items by kind. A request with a reminder counts as a reminder only. */
export type NewsCounts = Record<(typeof notificationKinds)[number] | 'reminder', number>

export async function countNews(
  db: Database,
  customerId: number,
  mailing: string,
): Promise<NewsCounts | null> {
  const times = await readNotificationPreferences(db, customerId)
  const rows = await db
    .select()
    .from(news)
    .where(and(eq(news.customerId, customerId), eq(news.mailing, mailing), isUnseenNews(db)))
  const enabled = rows.filter(({ kind }) => times[kind] !== 'off')
  if (enabled.length === 0) return null
  const nameOf = ({ record, recordId }: (typeof enabled)[number]) => `${record} ${recordId}`
  const reminded = new Set(enabled.filter(({ day }) => day !== null).map(nameOf))
  const count = (kind: (typeof notificationKinds)[number]) =>
    enabled.filter((row) => row.kind === kind && !reminded.has(nameOf(row))).length
  return {
    message: count('message'),
    request: count('request'),
    file: count('file'),
    reminder: reminded.size,
  }
}
