import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenants } from './tenant.ts'

/**
 * Counts of a tenant for its quotas, maintained by triggers on the counted tables. Concurrent transactions use
 * different rows of a kind and period, so that none waits for another; the sum of the rows counts.
 */
export const quotaCounts = pgTable(
  'quota_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ['documents', 'appointments', 'messages', 'dossiers', 'mails'] }).notNull(),
    /** Start of the counted hour or day; infinite for permanent counts. */
    period: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.tenantId, table.kind, table.period)],
)
