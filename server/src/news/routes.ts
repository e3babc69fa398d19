import { getNotificationPreferences, saveNotificationPreference } from '@portal/contract/notification'
import type { Context } from '../context.ts'
import { notificationPreferences } from '../database/tables/news.ts'
import type { Routes } from '../http/routes.ts'
import { preferencesOf } from './preferences.ts'

/** Routes for notification preferences. */
export function notificationRoutes(routes: Routes, { db }: Context): void {
  routes.customer(
    getNotificationPreferences,
    async ({ customer }) => ({ data: await preferencesOf(db, customer.id) }),
    { varies: 'content' },
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
