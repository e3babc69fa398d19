import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Customers' passkeys. They contain public keys only, which give no access. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    /** Credential id in base64url. */
    credentialId: text().notNull(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    /** Signature counter of the device; 0 on devices without one. It only increases. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Transports reported by the device. */
    transports: text().array().notNull().default([]),
    /** User handle on the device in base64url: random, the same for all passkeys of a customer. */
    userHandle: text().notNull(),
    /** Whether it is synced between devices. */
    synced: boolean().notNull(),
    /** Name chosen by the customer. */
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

/** Used challenges of passkeys, until their expiry. Unused challenges are not stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    tenantId: tenantIdColumn(),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
