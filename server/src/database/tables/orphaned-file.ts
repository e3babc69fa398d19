import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownTenant } from '../columns.ts'

/** Files in the store without a record: not yet, while one is being stored, or no longer, until it is deleted there. */
export const orphanedFiles = pgTable(
  'loose_files',
  {
    fileKey: text().primaryKey(),
    tenantId: ownTenant(),
    since: moment().notNull(),
  },
  (table) => [index().on(table.since)],
)
