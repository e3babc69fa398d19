import { notificationFrequencies, notificationKinds } from '@portal/contract/notification'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Notification preferences of customers. A customer without a row has the default preferences. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    ...createCustomerColumns(),
    kind: text({ enum: notificationKinds }).notNull(),
    time: text({ enum: notificationFrequencies }).notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.kind] })],
)

/** New rows in these tables are announced to customers. */
export const announcedTables = [
  'note',
  'task',
  'mortgage_progress',
  'damage_progress',
  'mortgage',
  'mail',
  'signal',
] as const

/** Changes and reminders that are announced to a customer by mail. Each is in one mail at most. */
export const news = createCustomerTable(
  'news',
  {
    kind: text({ enum: notificationKinds }).notNull(),
    record: text({ enum: announcedTables }).notNull(),
    recordId: integer().notNull(),
    /** Days between the reminder and the event; null for other news. */
    daysBefore: integer(),
    /** Day of the event, for reminders; null for other news. */
    day: date(),
    at: createTimestampColumn().notNull(),
    /** Id of the mail that announces this news; null until a mail does. */
    mailing: uuid(),
  },
  (table) => [
    index().on(table.at),
    uniqueIndex('news_waiting')
      .on(table.tenantId, table.record, table.recordId)
      .where(sql`${table.mailing} is null and ${table.daysBefore} is null`),
    uniqueIndex('news_reminder').on(
      table.tenantId,
      table.record,
      table.recordId,
      table.day,
      table.daysBefore,
    ),
  ],
)
