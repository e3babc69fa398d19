import { replyToTypes } from '@portal/contract/message'
import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { RowChange } from '../../edits/row-change.ts'
import { createActorColumn, createCustomerColumns, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Messages, task replies, leads and edits of customers (SERVER-03). */
export const tenantInbox = pgTable(
  'tenant_inbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...createCustomerColumns(),
    kind: text({
      enum: ['message', 'task_reply', 'activity_note', 'lead', 'edit', 'invitation', 'retrieval'],
    }).notNull(),
    /** Screen, topic or form to which the item belongs. */
    screen: text(),
    category: text(),
    subject: text(),
    content: text().notNull(),
    taskId: integer(),
    /** Kind of the answered item. */
    replyToType: text({ enum: replyToTypes }),
    replyToId: integer(),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    /** Row changes of an edit; null for other items. */
    changes: jsonb().$type<RowChange[]>(),
    actedBy: createActorColumn(),
    createdAt: createTimestampColumn().notNull(),
    /** Time when staff handled the item, and name of the staff member; null before. */
    handledAt: createTimestampColumn(),
    handledBy: text(),
  },
  (table) => [
    referenceTenantCustomer(table),
    unique().on(table.id, table.customerId),
    index().on(table.customerId, table.createdAt),
    index().on(table.createdAt),
    index('tenant_inbox_waiting')
      .on(table.tenantId, table.kind, table.createdAt)
      .where(isNull(table.handledAt)),
  ],
)
