import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createTenantReferenceColumn } from './tenant.ts'

/**
 * Counts for a tenant's quotas, which triggers maintain. Concurrent transactions use separate rows of the same kind and
 * period, so that none waits for another; the sum of the rows applies.
 */
export const quotaCounts = pgTable(
  'quota_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    kind: text({ enum: ['documents', 'appointments', 'messages', 'dossiers', 'mails'] }).notNull(),
    /** Start of the hour or day; infinity for permanent counts. */
    period: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.tenantId, table.kind, table.period)],
)
