import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createTenantIdColumn, createTimestampColumn } from '../columns.ts'

/** Stored files without a record, because the record is not written yet or was deleted. */
export const orphanedFiles = pgTable(
  'orphaned_files',
  {
    fileKey: text().primaryKey(),
    tenantId: createTenantIdColumn(),
    since: createTimestampColumn().notNull(),
  },
  (table) => [index().on(table.since)],
)
