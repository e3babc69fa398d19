import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createCustomerIdColumn, createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Messages from tenants to customers. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    title: text(),
    content: text(),
    createdAt: createTimestampColumn().notNull(),
    seenAt: createTimestampColumn(),
    /** Name of the staff member; null if no staff member wrote the message. */
    createdBy: text(),
    wantsAnswer: boolean().notNull().default(false),
    answeredAt: createTimestampColumn(),
    /** When staff saw the newest answer. */
    adviserSeenAt: createTimestampColumn(),
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
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    content: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
