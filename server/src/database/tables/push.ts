import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { news } from './news.ts'
import { sessions } from './session.ts'

/**
 * Browsers that get push notices (RFC 8030). Each belongs to a sign-in; a trigger deletes it when the sign-in is ended.
 * An expired sign-in keeps its device, so that customers who are absent for long still get news.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...createCustomerColumns(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** Hash of the device's secret, equal to the hash in its session. */
    deviceHash: text().notNull(),
    /** URL of the browser's push service. */
    endpoint: text().notNull(),
    /** Encryption keys (RFC 8291), base64url. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] }).notNull(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    unique().on(table.customerId, table.endpoint),
    index().on(table.sessionId),
  ],
)

/** Push notices; each is sent to a device once. */
export const pushNotices = pgTable(
  'push_notices',
  {
    ...createCustomerColumns(),
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** Id of the notice that announces the news. */
    sending: uuid().notNull(),
    /** Time of sending, also if delivery is uncertain; null before sending. */
    sentAt: createTimestampColumn(),
  },
  (table) => [
    referenceTenantCustomer(table),
    primaryKey({ columns: [table.deviceId, table.newsId] }),
    index().on(table.newsId),
    index().on(table.sending),
    index().on(table.customerId),
  ],
)
