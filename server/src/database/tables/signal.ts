import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Notices about customers' files. */
export const signals = pgTable(
  'signals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    description: text().notNull(),
    customerMessage: text(),
    finishedAt: moment(),
    snoozedUntil: moment(),
    status: text().notNull().default('open'),
    searchableType: text(),
    searchableId: integer(),
    createdAt: moment().notNull(),
    seenAt: moment(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)
