import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Messages from tenants to customers. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    title: text(),
    content: text(),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn(),
    /** Staff member; null for other sources. */
    createdBy: text(),
    wantsAnswer: boolean().notNull().default(false),
    answeredAt: timestampColumn(),
    /** When staff saw the newest answer. */
    adviserSeenAt: timestampColumn(),
    /** Attached documents. A trigger removes deleted ones. */
    documentIds: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Notes of staff, not visible to customers. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    content: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
