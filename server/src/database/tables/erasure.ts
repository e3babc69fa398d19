import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'

/**
 * Pending, paused and completed erasures: the evidence of erasure. Without a foreign key, so that the row stays, and
 * with numbers instead of names.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    /** When the customer requested the erasure; null: the customer left. */
    requestedAt: timestampColumn(),
    /** When the erasure is due, and until when it can be withdrawn; later, when it is checked again. */
    dueAt: timestampColumn().notNull(),
    withdrawnAt: timestampColumn(),
    /** When a former customer was told that access ends in a week. */
    warnedAt: timestampColumn(),
    /** When, by whom and why the erasure was paused; null: not paused. */
    heldAt: timestampColumn(),
    heldBy: text(),
    holdReason: text(),
    /** When everything except records to keep was deleted. */
    closedAt: timestampColumn(),
    /** When everything was deleted. */
    endedAt: timestampColumn(),
    /** Number of the record in the file store, set when the file is closed. */
    recordNumber: integer(),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.customerId).where(isNull(table.withdrawnAt)),
    uniqueIndex('erasures_recorded').on(table.recordNumber),
    index().on(table.tenantId, table.dueAt),
  ],
)
