import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Tasks for customers. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
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
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)
