import { date, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

export const tasks = createCustomerTable('tasks', {
  title: text().notNull(),
  status: text().notNull().default('open'),
  description: text(),
  date: date(),
  time: text(),
  createdAt: createTimestampColumn().notNull(),
  seenAt: createTimestampColumn(),
  /** When staff saw the newest answer. */
  adviserSeenAt: createTimestampColumn(),
})
