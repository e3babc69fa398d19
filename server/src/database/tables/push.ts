import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { news } from './news.ts'
import { sessions } from './session.ts'

/**
 * Browsers in which a customer turned on that news is told at once (RFC 8030). Each is of a sign-in and goes when that is ended, on
 * the device itself or from another; a trigger sees to it. One that merely runs out leaves it, since who was away is to hear of news:
 * the next sign-in on the same device takes it over.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** The mark of the device, by its hash, as its sign-in has it. */
    deviceHash: text().notNull(),
    /** Where its browser's maker takes messages for it. */
    endpoint: text().notNull(),
    /** What they are encrypted with (RFC 8291), in base64url. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    /** What the browser said of itself, as in `sessions`. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [ofFirm(table), unique().on(table.customerId, table.endpoint), index().on(table.sessionId)],
)

/** What was told to which device, or is about to be: each thing once. */
export const pushNotices = pgTable(
  'push_notices',
  {
    customerId: owner(),
    tenantId: firm(),
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    /** The one message that tells of it. */
    sending: uuid().notNull(),
    /** When that left, or may have; null: it did not. */
    sentAt: moment(),
  },
  (table) => [
    ofFirm(table),
    primaryKey({ columns: [table.deviceId, table.newsId] }),
    index().on(table.newsId),
    index().on(table.sending),
    index().on(table.customerId),
  ],
)
