import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Means of sign-in: password only, with a mailed code, with a code of an app or a recovery code, or a passkey. */
export const signInMeans = ['password', 'code', 'app', 'passkey'] as const
export type SignInMeans = (typeof signInMeans)[number]

/** Sign-ins: each is a family of refresh tokens with their access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: owner(),
    tenantId: ownTenant(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute end, however often it is refreshed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** Thumbprint of the key of its tokens (RFC 9449); null: none. */
    proofKey: text(),
    /** When its tokens were last renewed. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Hash of the mark of its device. */
    deviceHash: text().notNull(),
    /** The browser's self-description at sign-in, as names that customers know; null: unknown. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] })
      .notNull()
      .default('computer'),
    /** Means of sign-in. */
    means: text({ enum: signInMeans }).notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Browsers and systems that a customer has ever used, kept after the sessions are gone. */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: owner(),
    tenantId: ownTenant(),
    name: text().notNull(),
  },
  (table) => [customerOfTenant(table), primaryKey({ columns: [table.customerId, table.name] })],
)

/** Devices on which a customer signed in, by the hash of a secret on the device. */
export const deviceMarks = pgTable(
  'device_marks',
  {
    customerId: owner(),
    tenantId: ownTenant(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    customerOfTenant(table),
    primaryKey({ columns: [table.customerId, table.hash] }),
    index().on(table.hash),
  ],
)

/** Refresh tokens by hash; used ones were exchanged. */
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

/** Failed sign-ins per account, over all addresses and processes. */
export const signInFailures = pgTable('sign_in_failures', {
  /** Hash of the customer, with the device or session if known, or of tenant and name for an unknown name. */
  account: text().primaryKey(),
  count: integer().notNull(),
  /** When the count restarts. */
  until: timestamp({ withTimezone: true }).notNull(),
})
