import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** Tasks for customers. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    title: text().notNull(),
    status: text().notNull().default('open'),
    description: text(),
    date: date(),
    time: text(),
    createdAt: moment().notNull(),
    seenAt: moment(),
    /** When staff saw the newest answer. */
    adviserSeenAt: moment(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)
