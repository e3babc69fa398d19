import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Authenticator apps (TOTP, RFC 6238): at most one per customer. */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: integer().primaryKey(),
    tenantId: createTenantIdColumn(),
    /** Encrypted with the server's key. */
    sealedSecret: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
    /** Null until a valid code confirmed the app. */
    confirmedAt: createTimestampColumn(),
    /**
     * Half minute since 1970 of the newest accepted code. Codes of this half minute and of earlier ones are not
     * accepted any more.
     */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    /** Half minute of the newest code that was rejected because of a wrong clock. That code is not accepted later. */
    reportedStep: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [referenceTenantCustomer(table)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ...createCustomerColumns(),
    hash: text().notNull(),
    usedAt: createTimestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.hash] })],
)
