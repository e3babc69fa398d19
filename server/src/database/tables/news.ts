import { notificationKinds, notificationTimes } from '@portal/contract/notification'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** When customers want to be mailed about what; a kind that they never chose for is mailed as it is by itself. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    customerId: owner(),
    tenantId: firm(),
    kind: text({ enum: notificationKinds }).notNull(),
    time: text({ enum: notificationTimes }).notNull(),
  },
  (table) => [ofFirm(table), primaryKey({ columns: [table.customerId, table.kind] })],
)

/** Records of which customers are told that they are there. */
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
 * What the firm did that a customer is to hear of, and what is a reminder of it. Each is told by one mail at most, since it
 * takes one once; until then the same record stands here once. It raises no revision, since it changes nothing of the file.
 */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    kind: text({ enum: notificationKinds }).notNull(),
    record: text({ enum: newsRecords }).notNull(),
    recordId: integer().notNull(),
    /** For a reminder: so many days before the day of its request it is due. */
    daysBefore: integer(),
    /** For a reminder: that day. */
    day: date(),
    at: moment().notNull(),
    /** The mail that tells of it; null until one does. */
    mailing: uuid(),
  },
  (table) => [
    ofFirm(table),
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
