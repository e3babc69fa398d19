import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

/** Passkeys of customers. The table contains only public keys, which give no access. */
export const passkeys = createCustomerTable(
  'passkeys',
  {
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
    synced: boolean().notNull(),
    /** Name that the customer chose. */
    name: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
    lastUsedAt: createTimestampColumn(),
  },
  (table) => [uniqueIndex().on(table.tenantId, table.credentialId)],
)

/** Used challenges, until they expire. Unused ones are not stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    tenantId: createTenantIdColumn(),
    expiresAt: createTimestampColumn().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
