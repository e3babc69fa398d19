import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createCustomerIdColumn, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    title: text().notNull(),
    status: text().notNull().default('open'),
    description: text(),
    date: date(),
    time: text(),
    createdAt: createTimestampColumn().notNull(),
    seenAt: createTimestampColumn(),
    /** When staff saw the newest answer. */
    adviserSeenAt: createTimestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
