import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** Messages from firms to customers. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    title: text(),
    content: text(),
    createdAt: moment().notNull(),
    seenAt: moment(),
    /** Who of the firm's staff wrote it; null for what came in by other ways. */
    createdBy: text(),
    /** The firm waits for an answer. */
    wantsAnswer: boolean().notNull().default(false),
    answeredAt: moment(),
    /** When the firm looked at the newest answer. */
    adviserSeenAt: moment(),
    /** Documents of the file that go with it; a trigger takes out what is removed. */
    documentIds: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)

/** What staff wrote about a customer for each other; no customer gets it. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    content: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)
