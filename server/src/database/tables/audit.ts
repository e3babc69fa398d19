import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * What staff did, one row an act. Rows are only added (a trigger refuses all else), and each holds the hash of the one
 * before it in its chain, so that one that was altered or taken out is found. It refers to no other table: it stays when
 * what it tells of is gone.
 */
export const audit = pgTable(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose chain: a firm's, or 0 for what concerns no firm. */
    tenantId: integer().notNull(),
    /** Place in the chain, from 1. */
    place: integer().notNull(),
    at: moment().notNull(),
    staffId: integer().notNull(),
    /** As it was then. */
    staffName: text().notNull(),
    /** As what: a role at the firm, or operator. */
    role: text().notNull(),
    command: text().notNull(),
    /** Whose files it read or wrote in. */
    customerIds: integer().array().notNull(),
    /** What it was about, by names and numbers; nothing of what stands in a file. */
    about: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    /** Address that it came from. */
    source: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** Hash of the row before, and of this one (SHA-256, hexadecimal). */
    before: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    unique().on(table.tenantId, table.place),
    index('audit_customers_index').using('gin', table.customerIds),
  ],
)
