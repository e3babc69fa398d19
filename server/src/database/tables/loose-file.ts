import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment } from '../columns.ts'

/** Files in the store of which no record tells: not yet, while one is stored, or no more, until it is removed there too. */
export const looseFiles = pgTable(
  'loose_files',
  {
    fileKey: text().primaryKey(),
    tenantId: firm(),
    since: moment().notNull(),
  },
  (table) => [index().on(table.since)],
)
