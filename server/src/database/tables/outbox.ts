import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { tenants } from './tenant.ts'

/** Mails of a demo. Other installations store none. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Mails of the last day, for limits. */
export const mailsSent = pgTable(
  'mails_sent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    sentAt: timestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId), index().on(table.sentAt)],
)
