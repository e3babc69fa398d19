import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { dataEnvelope, WriteResult } from './wire.ts'

/**
 * Kinds of news. 'request' includes reminders; 'file' means a change in the customer file, such as a new status of a
 * mortgage.
 */
export const notificationKinds = ['message', 'request', 'file'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationFrequencies = ['now', 'daily', 'off'] as const
export type NotificationFrequency = (typeof notificationFrequencies)[number]

const NotificationFrequencyField = v.picklist(notificationFrequencies)

export const NotificationPreferences = v.object({
  message: NotificationFrequencyField,
  request: NotificationFrequencyField,
  file: NotificationFrequencyField,
})
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>

export const getNotificationPreferences = defineGet('/customer/notification_preferences', {
  key: 'NOTIFICATION_PREFERENCES',
  response: dataEnvelope(NotificationPreferences),
  summary:
    'When the customer is mailed about each kind of news: now, daily or never. Not in the specification.',
})

export const saveNotificationPreference = definePost('/customer/notification_preferences', {
  body: v.object({ kind: v.picklist(notificationKinds), when: NotificationFrequencyField }),
  response: WriteResult,
  summary: 'Sets when the customer is mailed about one kind of news.',
})
