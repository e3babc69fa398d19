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

/** What passkeys signed, each once: a challenge that was spent, until it would have ended. Nothing is kept of others. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the challenge. */
    hash: text().primaryKey(),
    tenantId: firm(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
