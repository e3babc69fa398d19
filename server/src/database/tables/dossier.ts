import { dossierKinds } from '@portal/contract/dossier'
import { languages } from '@portal/contract/language'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { documents } from './document.ts'

/** Requested copies of customers' files. A customer has at most one of a kind in progress. */
export const dossiers = pgTable(
  'dossiers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: dossierKinds }).notNull(),
    language: text({ enum: languages }).notNull(),
    state: text({ enum: ['making', 'ready', 'failed'] })
      .notNull()
      .default('making'),
    requestedAt: timestampColumn().notNull(),
    /** The document is deleted thirty days later. */
    readyAt: timestampColumn(),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    index().on(table.readyAt),
    /** Used when a document is deleted. */
    index().on(table.documentId),
    uniqueIndex('dossiers_making').on(table.customerId, table.kind).where(sql`${table.state} = 'making'`),
  ],
)
