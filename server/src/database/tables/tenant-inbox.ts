import { answerable } from '@portal/contract/message'
import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { RowChange } from '../../edits/row-change.ts'
import { actor, moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** What customers sent to their tenant: messages, task replies, notes, leads and edits (SERVER-03). */
export const tenantInbox = pgTable(
  'tenant_inbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    kind: text({
      enum: ['message', 'task_reply', 'activity_note', 'lead', 'edit', 'invitation', 'retrieval'],
    }).notNull(),
    /** Screen, topic or form. */
    screen: text(),
    category: text(),
    subject: text(),
    content: text().notNull(),
    taskId: integer(),
    /** Inbox item that it answers. */
    replyToType: text({ enum: answerable }),
    replyToId: integer(),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    /** Row changes of an edit; null for others. */
    changes: jsonb().$type<RowChange[]>(),
    actedBy: actor(),
    createdAt: moment().notNull(),
    /** When and by whom it was handled; null before. */
    handledAt: moment(),
    handledBy: text(),
  },
  (table) => [
    customerOfTenant(table),
    unique().on(table.id, table.customerId),
    index().on(table.customerId, table.createdAt),
    index().on(table.createdAt),
    index('tenant_inbox_waiting')
      .on(table.tenantId, table.kind, table.createdAt)
      .where(isNull(table.handledAt)),
  ],
)
