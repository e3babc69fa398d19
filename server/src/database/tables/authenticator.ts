import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** At most one per customer (TOTP, RFC 6238). */
export const authenticators = pgTable(
  'authenticators',
  {
    customerId: customerIdColumn().primaryKey(),
    tenantId: tenantIdColumn(),
    /** Encrypted with the server's key. */
    sealedSecret: text().notNull(),
    createdAt: timestampColumn().notNull(),
    /** Null until a valid code confirmed the app. */
    confirmedAt: timestampColumn(),
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
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    hash: text().notNull(),
    usedAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.hash] })],
)
