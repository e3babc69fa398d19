import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Done, data } from './wire.ts'

/**
 * Kinds of mail notifications: a `message` of the tenant, a `request` for a document or answer with reminders, and
 * changes of the `file`, such as a mortgage's status.
 */
export const notificationKinds = ['message', 'request', 'file'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Timing: within minutes, daily in the morning, or never. */
export const notificationTimes = ['now', 'daily', 'off'] as const
export type NotificationTime = (typeof notificationTimes)[number]

const Time = v.picklist(notificationTimes)

/** Timing of each kind. */
export const NotificationPreferences = v.object({ message: Time, request: Time, file: Time })
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>

/** Reads the notification preferences. Not in the specification: other servers respond with 404. */
export const getNotificationPreferences = get('/customer/notification_preferences', {
  key: 'NOTIFICATION_PREFERENCES',
  answer: data(NotificationPreferences),
  summary: 'What the customer is mailed about: within minutes, once a day, or never.',
})

/** Sets the timing of one kind. */
export const saveNotificationPreference = post('/customer/notification_preferences', {
  body: v.object({ kind: v.picklist(notificationKinds), when: Time }),
  answer: Done,
  summary: 'Sets when the customer is mailed about one kind of news.',
})
