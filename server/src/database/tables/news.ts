import { notificationKinds, notificationTimes } from '@portal/contract/notification'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** A customer without a row has the default preferences. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: notificationKinds }).notNull(),
    time: text({ enum: notificationTimes }).notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.kind] })],
)

/** New rows in these tables are announced to customers. */
export const newsRecords = [
  'note',
  'task',
  'mortgage_progress',
  'damage_progress',
  'mortgage',
  'mail',
  'signal',
] as const

/** Changes and reminders that are announced to a customer by mail. Each is in one mail at most. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: notificationKinds }).notNull(),
    record: text({ enum: newsRecords }).notNull(),
    recordId: integer().notNull(),
    /** Only for reminders. */
    daysBefore: integer(),
    /** Only for reminders. */
    day: date(),
    at: timestampColumn().notNull(),
    /** Id of the mail that announces this news; null before. */
    mailing: uuid(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
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
