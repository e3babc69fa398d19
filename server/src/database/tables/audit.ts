import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'

/**
 * Audit entries of staff, one row per action. A trigger rejects changes of rows. Each row contains the hash of the
 * previous one, so that a change is detected. There are no foreign keys, since entries outlive their subjects.
 */
export const auditEntries = pgTable(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Tenant that owns the chain; 0 for actions without a tenant. */
    tenantId: integer().notNull(),
    /** Position in the chain, from 1. */
    position: integer().notNull(),
    at: createTimestampColumn().notNull(),
    staffId: integer().notNull(),
    /** Name at the time of the action. */
    staffName: text().notNull(),
    /** Role at the tenant, or 'operator'. */
    role: text().notNull(),
    command: text().notNull(),
    /** Customers whose data the action read or changed. */
    customerIds: integer().array().notNull(),
    /** Names and numbers that identify the subject; no contents of files. */
    about: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    source: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** Hash of the previous row; `hash` is that of this row. Both are SHA-256, hexadecimal. */
    before: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    unique().on(table.tenantId, table.position),
    index('audit_customers_index').using('gin', table.customerIds),
  ],
)
