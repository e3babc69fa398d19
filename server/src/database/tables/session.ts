import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createCustomerColumns } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** 'app' includes recovery codes. */
export const signInMethods = ['password', 'code', 'app', 'passkey'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** A session is a family of refresh tokens and their access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...createCustomerColumns(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Latest possible expiry, however often the session is refreshed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** Thumbprint of the DPoP key (RFC 9449); null for a session without a key. */
    proofKey: text(),
    /** When tokens were last refreshed. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Hash of a secret on the device. */
    deviceHash: text().notNull(),
    /** Names of browser and system at sign-in; null if unknown. */
    browser: text(),
    system: text(),
    device: text({ enum: ['computer', 'phone', 'tablet'] })
      .notNull()
      .default('computer'),
    means: text({ enum: signInMethods }).notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Browsers and systems that a customer ever used. They remain after the sessions end. */
export const knownBrowsers = pgTable(
  'known_devices',
  {
    ...createCustomerColumns(),
    name: text().notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.name] })],
)

/** Devices on which a customer has signed in, by the hash of a secret on the device. */
export const signedInDevices = pgTable(
  'device_marks',
  {
    ...createCustomerColumns(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    primaryKey({ columns: [table.customerId, table.hash] }),
    index().on(table.hash),
  ],
)

/** Refresh tokens by hash. A used token has been exchanged for a successor. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The token that was exchanged for this one. */
    parent: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    spentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId), index().on(table.parent)],
)

/** Failed sign-ins per account, from all IP addresses together. */
export const signInFailures = pgTable('sign_in_failures', {
  /** Hash of the customer, plus the device or session if known. For an unknown user name, hash of tenant and name. */
  account: text().primaryKey(),
  count: integer().notNull(),
  /** Time from which failures are counted from zero again. */
  until: timestamp({ withTimezone: true }).notNull(),
})
