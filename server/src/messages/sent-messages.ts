import type { SentMessage } from '@portal/contract/sent-message'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { getCurrentRestrictions } from '../database/tenant-scope.ts'
import { findCustomerNames } from '../desk/customer-names.ts'
import { toWireDateTime } from '../wire-date-time.ts'

/** Returns the newest message first, with the attachments that still exist. */
export async function readSentMessages(
  db: Database,
  customerId: number,
): Promise<InferInput<typeof SentMessage>[]> {
  const own = eq(tenantInbox.customerId, customerId)
  const rows = await db
    .select({ sent: tenantInbox, task: tasks.title })
    .from(tenantInbox)
    .leftJoin(tasks, eq(tasks.id, tenantInbox.taskId))
    .where(and(own, inArray(tenantInbox.kind, ['message', 'task_reply'])))
    .orderBy(desc(tenantInbox.createdAt), desc(tenantInbox.id))
  const wanted = rows.flatMap(({ sent }) => sent.documentIds)
  const files = await db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.customerId, customerId), inArray(documents.id, wanted)))
  const fileOf = new Map(files.map((file) => [file.id, file]))
  const { actor } = getCurrentRestrictions()
  const getWriterId = ({ actedBy }: typeof tenantInbox.$inferSelect) => actedBy ?? customerId
  const others = rows.map(({ sent }) => getWriterId(sent)).filter((id) => id !== (actor ?? customerId))
  const nameOf = await findCustomerNames(db, others)
  return rows.map(({ sent, task }) => ({
    id: sent.id,
    message: sent.content,
    subject: sent.subject ?? task,
    task_id: sent.taskId,
    screen: sent.screen,
    handled_at: sent.handledAt && toWireDateTime(sent.handledAt),
    reply_to_type: sent.replyToType,
    reply_to_id: sent.replyToId,
    documents: sent.documentIds.flatMap((id) => fileOf.get(id) ?? []),
    created_at: toWireDateTime(sent.createdAt),
    by: others.includes(getWriterId(sent)) ? nameOf(getWriterId(sent)).name || null : null,
  }))
}
