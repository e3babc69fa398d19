import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { createTenantReferenceColumn } from './tenant.ts'

/** Mails of a demo. Other installations store none. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Mails that were sent on the last day, for the daily limits. */
export const sentMails = createCustomerTable(
  'mails_sent',
  {
    sentAt: createTimestampColumn().notNull(),
  },
  (table) => [index().on(table.sentAt)],
)
