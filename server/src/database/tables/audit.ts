import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { timestampColumn } from '../columns.ts'

/**
 * Audit records of staff, one row per action. Rows can only be added (enforced by a trigger), and each has the hash of
 * the previous one, so that altered or removed rows are detected. No foreign keys: records outlive their subjects.
 */
export const auditEntries = pgTable(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Owner of the chain: a tenant, or 0 for none. */
    tenantId: integer().notNull(),
    /** Position in the chain, from 1. */
    place: integer().notNull(),
    at: timestampColumn().notNull(),
    staffId: integer().notNull(),
    /** Name at that time. */
    staffName: text().notNull(),
    /** Role at the tenant, or operator. */
    role: text().notNull(),
    command: text().notNull(),
    /** Customers whose files were read or written. */
    customerIds: integer().array().notNull(),
    /** Subject by names and numbers; no contents of files. */
    about: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    source: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** Hashes of the previous row and of this row (SHA-256, hexadecimal). */
    before: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    unique().on(table.tenantId, table.place),
    index('audit_customers_index').using('gin', table.customerIds),
  ],
)
