import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { firm, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** By what customers are let in: a password alone, with a mailed code, with a code of an app or a recovery code, or a passkey. */
export const signInMeans = ['password', 'code', 'app', 'passkey'] as const
export type SignInMeans = (typeof signInMeans)[number]

/** Sign-ins: each is a family of refresh tokens and the access tokens made with them. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: owner(),
    tenantId: firm(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute end, however often it is refreshed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** Thumbprint of the key that its tokens are bound to (RFC 9449); null: to none. */
    proofKey: text(),
    /** Last time tokens were made for it. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The mark of the device that it began on, by its hash. */
    deviceHash: text().notNull(),
    /** What the browser said of itself at sign-in, in names that a customer knows; null: nothing known. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] })
      .notNull()
      .default('computer'),
    /** By what the customer was let in. */
    means: text({ enum: signInMeans }).notNull(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)

/** What a customer has ever signed in on, in the names of `sessions`: kept when the sessions are gone. */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: owner(),
    tenantId: firm(),
    name: text().notNull(),
  },
  (table) => [ofFirm(table), primaryKey({ columns: [table.customerId, table.name] })],
)

/** Devices on which a customer proved who it is, by the hash of a secret that only the device has. */
export const deviceMarks = pgTable(
  'device_marks',
  {
    customerId: owner(),
    tenantId: firm(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [ofFirm(table), primaryKey({ columns: [table.customerId, table.hash] }), index().on(table.hash)],
)

/** Refresh tokens by their hash; a token is spent when it was exchanged. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Token that was exchanged for this one. */
    parent: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    spentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId), index().on(table.parent)],
)

/** Failed sign-ins of one account, counted over all addresses and processes. */
export const signInFailures = pgTable('sign_in_failures', {
  /** Hash of the customer, with the device or session where that is known, or of firm and name where nobody has that name. */
  account: text().primaryKey(),
  count: integer().notNull(),
  /** The count starts anew after this moment. */
  until: timestamp({ withTimezone: true }).notNull(),
})
