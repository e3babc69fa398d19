import { getNotificationPreferences, saveNotificationPreference } from '@portal/contract/notification'
import type { Context } from '../context.ts'
import { notificationPreferences } from '../database/tables/news.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { readNotificationPreferences } from './notification-preferences.ts'

export function registerNotificationRoutes(routes: CallRoutes, { db }: Context): void {
  routes.customer(
    getNotificationPreferences,
    async ({ customer }) => ({ data: await readNotificationPreferences(db, customer.id) }),
    { variesBy: 'content' },
  )
  routes.customer(saveNotificationPreference, async ({ customer, body }) => {
    const { kind, when: time } = body
    await db
      .insert(notificationPreferences)
      .values({ customerId: customer.id, kind, time })
      .onConflictDoUpdate({
        target: [notificationPreferences.customerId, notificationPreferences.kind],
        set: { time },
      })
    return { data: { success: true } }
  })
}
