import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Contains public keys only, which give no access. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    /** Base64url. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Signature counter of the device, which only increases; 0 on devices without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Reported by the device. */
    transports: text().array().notNull().default([]),
    /** Base64url, random, the same for all passkeys of a customer. */
    userHandle: text().notNull(),
    /** Whether the passkey is synced between devices. */
    synced: boolean().notNull(),
    /** Chosen by the customer. */
    name: text().notNull(),
    createdAt: timestampColumn().notNull(),
    lastUsedAt: timestampColumn(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    uniqueIndex().on(table.tenantId, table.credentialId),
  ],
)

/** Used challenges, until they expire. Unused ones are not stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    tenantId: tenantIdColumn(),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
