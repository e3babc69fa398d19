import { integer, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

export const customerSignals = createCustomerTable('signals', {
  description: text().notNull(),
  customerMessage: text(),
  finishedAt: createTimestampColumn(),
  snoozedUntil: createTimestampColumn(),
  status: text().notNull().default('open'),
  searchableType: text(),
  searchableId: integer(),
  createdAt: createTimestampColumn().notNull(),
  seenAt: createTimestampColumn(),
})
