import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Customers' passkeys: public keys, useless to others. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    /** Credential id; base64url. */
    credentialId: text().notNull(),
    /** COSE key; base64url. */
    publicKey: text().notNull(),
    /** Signature counter of the device; 0 on devices without one. It only increases. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Transports reported by the device. */
    transports: text().array().notNull().default([]),
    /** User handle on the device: random, the same for all passkeys of a customer; base64url. */
    userHandle: text().notNull(),
    /** Whether it is synced between devices. */
    synced: boolean().notNull(),
    /** Name chosen by the customer. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    customerOfTenant(table),
    index().on(table.customerId),
    uniqueIndex().on(table.tenantId, table.credentialId),
  ],
)

/** Used challenges of passkeys, until they would have expired. Unused ones are not stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Hash of the challenge. */
    hash: text().primaryKey(),
    tenantId: ownTenant(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
