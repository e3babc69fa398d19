import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tenants } from './tenant.ts'

/**
 * How much the customers of a firm have of what is limited, kept by triggers on the counted tables. A firm has several rows of a kind
 * and period where transactions ran side by side: each takes one that no other has locked, so that none waits. Their sum counts.
 */
export const quotaCounts = pgTable(
  'quota_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ['documents', 'appointments', 'messages', 'dossiers', 'mails'] }).notNull(),
    /** Start of the hour or day that is counted; infinite for what counts as long as it is there. */
    period: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.tenantId, table.kind, table.period)],
)
