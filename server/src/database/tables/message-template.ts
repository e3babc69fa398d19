import type { TemplateForm } from '@portal/contract/desk/template'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, ownTenant } from '../columns.ts'
import { tenants } from './tenant.ts'

/** Tenants' templates for messages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: ownTenant().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Subject and text of each available wording. */
    texts: jsonb().$type<TemplateForm['texts']>().notNull(),
    /** Increases with each change, to detect concurrent edits. */
    revision: integer().notNull().default(1),
    changedAt: moment().notNull(),
    /** Staff member who changed it last. */
    changedBy: text().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)
