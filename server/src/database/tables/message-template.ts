import type { MessageTemplateForm } from '@portal/contract/desk/message-template'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createOwningTenantColumn } from './tenant.ts'

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    name: text().notNull(),
    texts: jsonb().$type<MessageTemplateForm['texts']>().notNull(),
    /** Increased by each change, to detect concurrent edits. */
    revision: integer().notNull().default(1),
    changedAt: createTimestampColumn().notNull(),
    /** Name of the staff member. */
    changedBy: text().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)
