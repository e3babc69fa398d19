import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { tenantIdColumn, timestampColumn } from '../columns.ts'

/**
 * Files in the store without a record: either the record is still being stored, or it was deleted and the file not yet.
 */
export const orphanedFiles = pgTable(
  'loose_files',
  {
    fileKey: text().primaryKey(),
    tenantId: tenantIdColumn(),
    since: timestampColumn().notNull(),
  },
  (table) => [index().on(table.since)],
)
