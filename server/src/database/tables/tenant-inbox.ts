import { answerable } from '@portal/contract/message'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
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
    createdAt: moment().notNull(),
  },
  (table) => [
    ofFirm(table),
    unique().on(table.id, table.customerId),
    index().on(table.customerId),
    index().on(table.createdAt),
  ],
)
