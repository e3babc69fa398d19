import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export const signals = pgTable(
  'signals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    description: text().notNull(),
    customerMessage: text(),
    finishedAt: timestampColumn(),
    snoozedUntil: timestampColumn(),
    status: text().notNull().default('open'),
    searchableType: text(),
    searchableId: integer(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
