import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTimestampColumn } from '../columns.ts'

/**
 * Pending, paused and completed erasures, as evidence. There is no foreign key and no name, so that the row can stay.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...createCustomerColumns(),
    /** Null if the erasure follows from leaving the tenant. */
    requestedAt: createTimestampColumn(),
    /** Day of the erasure; until then it can be withdrawn. Afterwards, day of the next check of kept records. */
    dueAt: createTimestampColumn().notNull(),
    withdrawnAt: createTimestampColumn(),
    /** When a former customer was warned that access ends in a week. */
    warnedAt: createTimestampColumn(),
    heldAt: createTimestampColumn(),
    heldBy: text(),
    holdReason: text(),
    /** When all records were deleted except those that must be kept. */
    closedAt: createTimestampColumn(),
    /** When the last record was deleted. */
    endedAt: createTimestampColumn(),
    /** Number of the record of this erasure in the file store. */
    recordNumber: integer(),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.customerId).where(isNull(table.withdrawnAt)),
    uniqueIndex('erasures_recorded').on(table.recordNumber),
    index().on(table.tenantId, table.dueAt),
  ],
)
