import { dossierKinds } from '@portal/contract/dossier'
import { languages } from '@portal/contract/language'
import { sql } from 'drizzle-orm'
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { documents } from './document.ts'

/** Requested copies of customers' files. A customer has at most one of a kind in progress. */
export const dossiers = createCustomerTable(
  'dossiers',
  {
    kind: text({ enum: dossierKinds }).notNull(),
    language: text({ enum: languages }).notNull(),
    state: text({ enum: ['making', 'ready', 'failed'] })
      .notNull()
      .default('making'),
    requestedAt: createTimestampColumn().notNull(),
    /** When the dossier was ready. Its document is deleted thirty days later. */
    readyAt: createTimestampColumn(),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.readyAt),
    /** Postgres uses this index when a document is deleted. */
    index().on(table.documentId),
    uniqueIndex('dossiers_making').on(table.customerId, table.kind).where(sql`${table.state} = 'making'`),
  ],
)
