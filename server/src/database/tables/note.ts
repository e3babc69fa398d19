import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Messages from tenants to customers. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    title: text(),
    content: text(),
    createdAt: moment().notNull(),
    seenAt: moment(),
    /** Staff member who wrote it; null for other sources. */
    createdBy: text(),
    /** An answer is expected. */
    wantsAnswer: boolean().notNull().default(false),
    answeredAt: moment(),
    /** When staff saw the newest answer. */
    adviserSeenAt: moment(),
    /** Attached documents of the file; a trigger removes deleted ones. */
    documentIds: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Internal notes of staff, not visible to customers. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    content: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)
