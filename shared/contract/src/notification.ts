import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/**
 * Kinds of mail notifications: a `message` of the tenant, a `request` for a document or answer with reminders, and
 * changes of the `file`, such as a mortgage's status.
 */
export const notificationKinds = ['message', 'request', 'file'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationTimes = ['now', 'daily', 'off'] as const
export type NotificationTime = (typeof notificationTimes)[number]

const NotificationTimeField = v.picklist(notificationTimes)

export const NotificationPreferences = v.object({
  message: NotificationTimeField,
  request: NotificationTimeField,
  file: NotificationTimeField,
})
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>

/** Reads the notification preferences. Not in the specification: other servers respond with 404. */
export const getNotificationPreferences = get('/customer/notification_preferences', {
  key: 'NOTIFICATION_PREFERENCES',
  answer: dataEnvelope(NotificationPreferences),
  summary: 'What the customer is mailed about: within minutes, once a day, or never.',
})

export const saveNotificationPreference = post('/customer/notification_preferences', {
  body: v.object({ kind: v.picklist(notificationKinds), when: NotificationTimeField }),
  answer: WriteResult,
  summary: 'Sets when the customer is mailed about one kind of news.',
})
