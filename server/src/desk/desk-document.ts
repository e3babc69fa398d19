import type { DeskDocument } from '@portal/contract/desk/document'
import { and, eq, type SQL } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { wireMoment } from '../wire-moment.ts'
import { namedCustomer, namesOf } from './names.ts'

type Answer = InferInput<typeof DeskDocument>

interface Row {
  document: typeof documents.$inferSelect
  mortgage: typeof mortgageProgress.$inferSelect | null
  damage: typeof damageProgress.$inferSelect | null
  task: typeof tasks.$inferSelect | null
}

function requestOf({ mortgage, damage, task }: Row): Answer['asked_for'] {
  if (task) return { kind: 'task', name: task.title, comment: task.description, date: task.date }
  const item = mortgage ?? damage
  if (!item) return null
  const { name, comment, date } = item
  return { kind: mortgage ? 'mortgage' : 'damage', name, comment, date }
}

function reviewOf({
  verdict,
  verdictReason: reason,
  reviewedAt,
  reviewedBy,
}: Row['document']): Answer['review'] {
  if (verdict === null || reviewedAt === null) return null
  return { verdict, reason, by: reviewedBy ?? '', at: wireMoment(reviewedAt) ?? '' }
}

/** Customers' documents as the desk shows them, with their requests. */
export async function deskDocuments(
  db: Database,
  which: SQL | undefined,
  { order, limit }: { order: SQL; limit: number },
): Promise<Answer[]> {
  const rows = await db
    .select({
      document: documents,
      customer: { id: customers.id, username: customers.username, facts: customers.facts },
      mortgage: mortgageProgress,
      damage: damageProgress,
      task: tasks,
    })
    .from(documents)
    .innerJoin(customers, eq(customers.id, documents.customerId))
    .leftJoin(mortgageProgress, eq(mortgageProgress.id, documents.mortgageProgressId))
    .leftJoin(damageProgress, eq(damageProgress.id, documents.damageProgressId))
    .leftJoin(tasks, eq(tasks.id, documents.taskId))
    .where(and(which))
    .orderBy(order, documents.id)
    .limit(limit)
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ document }) => document.actedBy ?? []),
  )
  return rows.map(({ customer, ...row }) => ({
    id: row.document.id,
    customer: namedCustomer(customer),
    name: row.document.name,
    mime_type: row.document.mimeType,
    size: row.document.size,
    created_at: wireMoment(row.document.createdAt) ?? '',
    from_customer: row.document.userId === null,
    by: row.document.actedBy === null ? null : nameOf(row.document.actedBy).name || null,
    asked_for: requestOf(row),
    review: reviewOf(row.document),
  }))
}
