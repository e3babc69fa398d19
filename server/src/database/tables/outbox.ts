import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Mails of a demo, kept for reading; real installations keep none. */
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
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Times of mails to customers during the last day, for rate limits. */
export const mailsSent = pgTable(
  'mails_sent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    sentAt: moment().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId), index().on(table.sentAt)],
)
