import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner } from '../columns.ts'

/** Messages from firms to customers. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    title: text(),
    content: text(),
    createdAt: moment().notNull(),
    seenAt: moment(),
  },
  (table) => [index().on(table.customerId)],
)
