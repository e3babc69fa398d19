import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'

/**
 * That a customer is to be erased, is held back, or was erased: what shows that it was done. It refers to no customer, so that it
 * stays when that one is gone, and names nobody but by number.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    /** When the customer asked for it; null: it comes because the customer left the firm. */
    requestedAt: moment(),
    /** From when on it is done, and until when the customer may withdraw it; after that, when it is looked at again. */
    dueAt: moment().notNull(),
    withdrawnAt: moment(),
    /** When a customer who left was told that access ends in a week. */
    warnedAt: moment(),
    /** Since when the firm holds it back, who did, and why; null: it does not. */
    heldAt: moment(),
    heldBy: text(),
    holdReason: text(),
    /** When everything was erased that need not stay, and the rest was closed. */
    closedAt: moment(),
    /** When nothing was left. */
    endedAt: moment(),
    /** Number under which the file store has it on record, from the moment that it was closed. */
    recordNumber: integer(),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.customerId).where(isNull(table.withdrawnAt)),
    uniqueIndex('erasures_recorded').on(table.recordNumber),
    index().on(table.tenantId, table.dueAt),
  ],
)
