import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** Notices about customers' files. */
export const signals = pgTable(
  'signals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
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
  (table) => [ofFirm(table), index().on(table.customerId)],
)
