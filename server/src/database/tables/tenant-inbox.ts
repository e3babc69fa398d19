import { answerable } from '@portal/contract/message'
import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { RowChange } from '../../edits/row-change.ts'
import { actor, firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** What customers sent to their firm: messages, replies to tasks, notes, leads and edits (SERVER-03). */
export const tenantInbox = pgTable(
  'firm_inbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    kind: text({
      enum: ['message', 'task_reply', 'activity_note', 'lead', 'edit', 'invitation', 'retrieval'],
    }).notNull(),
    /** Screen, topic or form it came from. */
    screen: text(),
    category: text(),
    subject: text(),
    content: text().notNull(),
    taskId: integer(),
    /** What of the customer's inbox it answers. */
    replyToType: text({ enum: answerable }),
    replyToId: integer(),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    /** What an edit changed, row by row; null for what is none. */
    changes: jsonb().$type<RowChange[]>(),
    actedBy: actor(),
    createdAt: moment().notNull(),
    /** When somebody of the firm dealt with it, and who; null until then. */
    handledAt: moment(),
    handledBy: text(),
  },
  (table) => [
    ofFirm(table),
    unique().on(table.id, table.customerId),
    index().on(table.customerId, table.createdAt),
    index().on(table.createdAt),
    index('firm_inbox_waiting')
      .on(table.tenantId, table.kind, table.createdAt)
      .where(isNull(table.handledAt)),
  ],
)
