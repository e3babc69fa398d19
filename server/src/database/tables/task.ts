import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    title: text().notNull(),
    status: text().notNull().default('open'),
    description: text(),
    date: date(),
    time: text(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn(),
    /** When staff saw the newest answer. */
    adviserSeenAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
