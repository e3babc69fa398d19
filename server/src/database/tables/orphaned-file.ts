import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { tenantIdColumn, timestampColumn } from '../columns.ts'

/** Stored files without a record: it is still being stored, or was deleted. */
export const orphanedFiles = pgTable(
  'orphaned_files',
  {
    fileKey: text().primaryKey(),
    tenantId: tenantIdColumn(),
    since: timestampColumn().notNull(),
  },
  (table) => [index().on(table.since)],
)
