import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Customers' authenticator apps (TOTP, RFC 6238), at most one each. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: customerIdColumn().primaryKey(),
    tenantId: tenantIdColumn(),
    /** TOTP secret, encrypted with the server's key. */
    sealedSecret: text().notNull(),
    createdAt: timestampColumn().notNull(),
    /** When a valid code confirmed the app; null: not in use yet. */
    confirmedAt: timestampColumn(),
    /** Half minute since 1970 of the newest accepted code: none is accepted twice, and no older one. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** Half minute of the newest code with a reported clock difference; that code is not accepted later. */
    toldStep: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [referenceTenantCustomer(table)],
)

/** Recovery codes, each usable once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    hash: text().notNull(),
    usedAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.hash] })],
)
