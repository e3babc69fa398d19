import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Mails of a demo, which are kept to be read; a server for real firms keeps none. */
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

/** When customers were mailed, for a day: how many mails they and their firms may get is limited. */
export const mailsSent = pgTable(
  'mails_sent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    sentAt: moment().notNull(),
  },
  (table) => [ofFirm(table), index().on(table.customerId), index().on(table.sentAt)],
)
