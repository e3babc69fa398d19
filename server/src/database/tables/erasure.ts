import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'

/**
 * Pending, paused and completed erasures: the evidence of erasure. No foreign key, so that it stays, and only numbers
 * instead of names.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    /** When the customer requested it; null: because the customer left. */
    requestedAt: moment(),
    /** When it is executed, and until when it can be withdrawn; later, when it is checked again. */
    dueAt: moment().notNull(),
    withdrawnAt: moment(),
    /** When a former customer was told that access ends in a week. */
    warnedAt: moment(),
    /** When, by whom and why it was paused; null: not paused. */
    heldAt: moment(),
    heldBy: text(),
    holdReason: text(),
    /** When everything except records to keep was deleted. */
    closedAt: moment(),
    /** When everything was deleted. */
    endedAt: moment(),
    /** Number of the record in the file store, from closing on. */
    recordNumber: integer(),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.customerId).where(isNull(table.withdrawnAt)),
    uniqueIndex('erasures_recorded').on(table.recordNumber),
    index().on(table.tenantId, table.dueAt),
  ],
)
