import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Done, data } from './wire.ts'

/**
 * What customers are mailed about: a `message` of the firm, a `request` for a document or an answer with its reminders, and
 * what is new in their `file`, such as another status of a mortgage.
 */
export const notificationKinds = ['message', 'request', 'file'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** When: within minutes, once a day in the morning, or never. */
export const notificationTimes = ['now', 'daily', 'off'] as const
export type NotificationTime = (typeof notificationTimes)[number]

const Time = v.picklist(notificationTimes)

/** When a customer is mailed about each kind. */
export const NotificationPreferences = v.object({ message: Time, request: Time, file: Time })
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>

/** What the customer is mailed about, and when. Not in the specification: other firms answer 404. */
export const getNotificationPreferences = get('/customer/notification_preferences', {
  key: 'NOTIFICATION_PREFERENCES',
  answer: data(NotificationPreferences),
  summary: 'What the customer is mailed about: within minutes, once a day, or never.',
})

/** Sets when the customer is mailed about one kind. */
export const saveNotificationPreference = post('/customer/notification_preferences', {
  body: v.object({ kind: v.picklist(notificationKinds), when: Time }),
  answer: Done,
  summary: 'Sets when the customer is mailed about one kind of news.',
})
