import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { news } from './news.ts'
import { sessions } from './session.ts'

/**
 * Browsers with push notices (RFC 8030). Each belongs to a sign-in and is removed when that is ended, by a trigger. An
 * expired sign-in keeps it, since absent customers should hear of news; the next sign-in on the device takes it over.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** Hash of the device mark, as in its sign-in. */
    deviceHash: text().notNull(),
    /** URL of the browser's push service. */
    endpoint: text().notNull(),
    /** Encryption keys (RFC 8291), in base64url. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    /** The browser's self-description, as in `sessions`. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    customerOfTenant(table),
    unique().on(table.customerId, table.endpoint),
    index().on(table.sessionId),
  ],
)

/** Push notices sent or about to be sent, each once per device. */
export const pushNotices = pgTable(
  'push_notices',
  {
    customerId: owner(),
    tenantId: ownTenant(),
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** The message that announces it. */
    sending: uuid().notNull(),
    /** When it was sent, or may have been; null: not sent. */
    sentAt: moment(),
  },
  (table) => [
    customerOfTenant(table),
    primaryKey({ columns: [table.deviceId, table.newsId] }),
    index().on(table.newsId),
    index().on(table.sending),
    index().on(table.customerId),
  ],
)
