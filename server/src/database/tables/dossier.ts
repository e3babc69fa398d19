import { dossierKinds } from '@portal/contract/dossier'
import { languages } from '@portal/contract/language'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createCustomerIdColumn, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { documents } from './document.ts'

/** Requested copies of customers' files. A customer has at most one of a kind in progress. */
export const dossiers = pgTable(
  'dossiers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
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
    referenceTenantCustomer(table),
    index().on(table.customerId),
    index().on(table.readyAt),
    /** Postgres uses this index when a document is deleted. */
    index().on(table.documentId),
    uniqueIndex('dossiers_making').on(table.customerId, table.kind).where(sql`${table.state} = 'making'`),
  ],
)
