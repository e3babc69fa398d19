import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Methods of sign-in: password only, with a mailed code, with a code of an app or a recovery code, or a passkey. */
export const signInMethods = ['password', 'code', 'app', 'passkey'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** Sign-ins: each is a family of refresh tokens with their access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute expiry, however often the session is refreshed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** Thumbprint of the DPoP key of its tokens (RFC 9449); null without a key. */
    proofKey: text(),
    /** When its tokens were last renewed. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Hash of the device mark. */
    deviceHash: text().notNull(),
    /** Browser and system at sign-in, as names that customers know; null if unknown. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] })
      .notNull()
      .default('computer'),
    means: text({ enum: signInMethods }).notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Browsers and systems that a customer has ever used, kept after the sessions end. */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    name: text().notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.name] })],
)

/** Devices on which a customer signed in, by the hash of a secret on the device. */
export const deviceMarks = pgTable(
  'device_marks',
  {
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
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
    /** Token that was exchanged for this token. */
    parent: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    spentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId), index().on(table.parent)],
)

/** Failed sign-ins per account, from all IP addresses and processes together. */
export const signInFailures = pgTable('sign_in_failures', {
  /** Hash of the customer, with the device or session if known; for an unknown user name, hash of tenant and name. */
  account: text().primaryKey(),
  count: integer().notNull(),
  /** When the count restarts. */
  until: timestamp({ withTimezone: true }).notNull(),
})
