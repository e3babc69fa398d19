import { notificationKinds, notificationTimes } from '@portal/contract/notification'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Customers' notification preferences; the default applies without a row. */
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

/** Tables whose new records are announced to customers. */
export const newsRecords = [
  'note',
  'task',
  'mortgage_progress',
  'damage_progress',
  'mortgage',
  'mail',
  'signal',
] as const

/**
 * Changes by the tenant and reminders to announce to a customer, each in one mail at most, and until then one row per
 * record. It does not increase the revision.
 */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: notificationKinds }).notNull(),
    record: text({ enum: newsRecords }).notNull(),
    recordId: integer().notNull(),
    /** For a reminder: days before the deadline. */
    daysBefore: integer(),
    /** For a reminder: the deadline. */
    day: date(),
    at: timestampColumn().notNull(),
    /** The mail that announces it; null before. */
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
