import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** Keys that customers sign in with in place of a password: the public half, of no use to who reads it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    /** By which the device knows it; base64url. */
    credentialId: text().notNull(),
    /** COSE key; base64url. */
    publicKey: text().notNull(),
    /** Times that the device says it was used; 0 on devices that do not count. It only grows. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the device is reached, as it says. */
    transports: text().array().notNull().default([]),
    /** The customer's number on the device: by chance, the same on all of a customer's; base64url. */
    userHandle: text().notNull(),
    /** Whether more than one device has it. */
    synced: boolean().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    ofFirm(table),
    index().on(table.customerId),
    uniqueIndex().on(table.tenantId, table.credentialId),
  ],
)

/** What passkeys are asked to sign, each once: to sign in, or to be added by a customer who is signed in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the challenge. */
    hash: text().primaryKey(),
    tenantId: firm(),
    /** Who adds a passkey; null: somebody signs in. */
    customerId: integer(),
    /** Hash of the secret of the browser, or of the session, that asked. */
    asker: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [ofFirm(table), index().on(table.expiresAt)],
)
