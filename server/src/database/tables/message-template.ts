import type { TemplateForm } from '@portal/contract/desk/message-template'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { tenantIdColumn, timestampColumn } from '../columns.ts'
import { tenants } from './tenant.ts'

/** Tenants' templates for messages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Subject and text in each available locale. */
    texts: jsonb().$type<TemplateForm['texts']>().notNull(),
    /** Increases with each change, to detect concurrent edits. */
    revision: integer().notNull().default(1),
    changedAt: timestampColumn().notNull(),
    /** Staff member who changed it last. */
    changedBy: text().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)
