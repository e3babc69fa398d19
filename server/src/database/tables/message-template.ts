import type { TemplateForm } from '@portal/contract/desk/template'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { firm, moment } from '../columns.ts'
import { tenants } from './tenant.ts'

/** Templates of firms for messages to customers. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: firm().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Subject and text in each wording that there is. */
    texts: jsonb().$type<TemplateForm['texts']>().notNull(),
    /** Grows with each change, so that nobody overwrites what a colleague changed meanwhile. */
    revision: integer().notNull().default(1),
    changedAt: moment().notNull(),
    /** Who of the staff changed it last. */
    changedBy: text().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)
