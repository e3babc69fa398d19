import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createCustomerIdColumn, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export const customerSignals = pgTable(
  'signals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    description: text().notNull(),
    customerMessage: text(),
    finishedAt: createTimestampColumn(),
    snoozedUntil: createTimestampColumn(),
    status: text().notNull().default('open'),
    searchableType: text(),
    searchableId: integer(),
    createdAt: createTimestampColumn().notNull(),
    seenAt: createTimestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
