import { boolean, jsonb, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

/** Messages from tenants to customers. */
export const notes = createCustomerTable('notes', {
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
})

/** Notes of staff, not visible to customers. */
export const internalNotes = createCustomerTable('internal_notes', {
  content: text().notNull(),
  createdBy: text().notNull(),
  createdAt: createTimestampColumn().notNull(),
})
