import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { and, eq, type SQL } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { findCustomerNames, namedCustomerColumns, toNamedCustomer } from './customer-names.ts'

type DocumentResponse = InferInput<typeof DeskDocument>

interface DocumentWithRequests {
  document: typeof documents.$inferSelect
  mortgage: typeof mortgageProgress.$inferSelect | null
  damage: typeof damageProgress.$inferSelect | null
  task: typeof tasks.$inferSelect | null
}

function toRequestResponse({ mortgage, damage, task }: DocumentWithRequests): DocumentResponse['asked_for'] {
  if (task) return { kind: 'task', name: task.title, comment: task.description, date: task.date }
  const item = mortgage ?? damage
  if (!item) return null
  const { name, comment, date } = item
  return { kind: mortgage ? 'mortgage' : 'damage', name, comment, date }
}

function toReviewResponse({
  verdict,
  verdictReason: reason,
  reviewedAt,
  reviewedBy,
}: DocumentWithRequests['document']): DocumentResponse['review'] {
  if (verdict === null || reviewedAt === null) return null
  return { verdict, reason, by: reviewedBy ?? '', at: toWireDateTime(reviewedAt) ?? '' }
}

/** Finds documents together with the requests that they answer. */
export async function findDeskDocuments(
  db: Database,
  condition: SQL | undefined,
  { order, limit }: { order: SQL; limit: number },
): Promise<DocumentResponse[]> {
  const rows = await db
    .select({
      document: documents,
      customer: namedCustomerColumns,
      mortgage: mortgageProgress,
      damage: damageProgress,
      task: tasks,
    })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(mortgageProgress, eq(mortgageProgress.id, documents.mortgageProgressId))
    .leftJoin(damageProgress, eq(damageProgress.id, documents.damageProgressId))
    .leftJoin(tasks, eq(tasks.id, documents.taskId))
    .where(and(condition))
    .orderBy(order, documents.id)
    .limit(limit)
  const getCustomerWithName = await findCustomerNames(
    db,
    rows.flatMap(({ document }) => document.actedBy ?? []),
  )
  return rows.map(({ customer, ...row }) => ({
    id: row.document.id,
    customer: toNamedCustomer(customer),
    name: row.document.name,
    mime_type: row.document.mimeType,
    size: row.document.size,
    created_at: toWireDateTime(row.document.createdAt) ?? '',
    from_customer: row.document.userId === null,
    by: row.document.actedBy === null ? null : getCustomerWithName(row.document.actedBy).name || null,
    asked_for: toRequestResponse(row),
    review: toReviewResponse(row.document),
  }))
}
