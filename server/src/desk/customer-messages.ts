import type { ConversationMessage } from '@portal/contract/desk/conversation'
import { eq, inArray, type SQL } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerNames } from './customer-names.ts'
import { damageScreen } from './work-queue-statements.ts'

function getMessageKind({
  kind,
  screen,
}: typeof tenantInbox.$inferSelect): InferInput<typeof ConversationMessage>['kind'] {
  if (kind === 'task_reply' || kind === 'lead') return kind
  return screen === damageScreen ? 'damage' : 'message'
}

export async function findCustomerMessages(
  db: Database,
  condition: SQL | undefined,
  { order, limit }: { order: readonly SQL[]; limit: number },
): Promise<(InferInput<typeof ConversationMessage> & { customerId: number })[]> {
  const rows = await db
    .select({ item: tenantInbox, task: tasks.title })
    .from(tenantInbox)
    .leftJoin(tasks, eq(tasks.id, tenantInbox.taskId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
  const wanted = rows.flatMap(({ item }) => item.documentIds)
  const files = await db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(inArray(documents.id, wanted))
  const fileById = new Map(files.map((file) => [file.id, file]))
  const getCustomerWithName = await findCustomerNames(
    db,
    rows.flatMap(({ item }) => item.actedBy ?? []),
  )
  return rows.map(({ item, task }) => ({
    customerId: item.customerId,
    id: item.id,
    from: 'customer',
    by: item.actedBy === null ? null : getCustomerWithName(item.actedBy).name || null,
    at: item.createdAt.toISOString(),
    subject: item.subject ?? task,
    text: item.content,
    documents: item.documentIds.flatMap((id) => fileById.get(id) ?? []),
    kind: getMessageKind(item),
    seen_at: toWireDateTime(item.handledAt),
  }))
}
