import type { uploadDocument } from '@portal/contract/document'
import type { Id } from '@portal/contract/wire'
import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { damageProgress, damages } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { policies } from '../database/tables/policy.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import type { DocumentLinks } from './store-documents.ts'

type UploadBody = Omit<InferOutput<NonNullable<typeof uploadDocument.body>>, 'name' | 'content' | 'with_bsn'>
type CustomerRecordTable = PgTable & { id: PgColumn; customerId: PgColumn }

const parentTables = {
  mortgage: { table: mortgages, column: 'mortgageId' },
  policy: { table: policies, column: 'policyId' },
  damage: { table: damages, column: 'damageId' },
  task: { table: tasks, column: 'taskId' },
} as const

async function requireOwnRecord(
  db: Database,
  table: CustomerRecordTable,
  id: Id,
  customerId: number,
): Promise<number> {
  const recordId = parseRecordId(id)
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, recordId), eq(table.customerId, customerId)))
  if (!found) throw createNotFoundError()
  return recordId
}

/**
 * Reopens the request that a deleted document answered, unless another document answers it or staff have handled it.
 */
export async function reopenRequest(
  db: Database,
  deleted: Pick<typeof documents.$inferSelect, 'mortgageProgressId' | 'damageProgressId'>,
  now: Date,
): Promise<void> {
  for (const [id, table, column] of [
    [deleted.mortgageProgressId, mortgageProgress, documents.mortgageProgressId],
    [deleted.damageProgressId, damageProgress, documents.damageProgressId],
  ] as const) {
    if (id === null || (await db.$count(documents, eq(column, id))) > 0) continue
    const open = and(eq(table.id, id), eq(table.completed, false))
    await db.update(table).set({ received: false, adviserSeenAt: null, updatedAt: now }).where(open)
  }
}

/**
 * Finds the parent record of an upload, and marks an answered request as received.
 * @throws HttpError 404 if a parent is not the customer's, 422 for more than one parent
 */
export async function resolveDocumentLinks(
  db: Database,
  customerId: number,
  body: UploadBody,
  now: Date,
): Promise<DocumentLinks> {
  const { mortgage_progress_id, damage_progress_id, parent_type, parent_id } = body
  if ((parent_type === undefined) !== (parent_id === undefined))
    throw createInvalidFieldsError({
      [parent_type === undefined ? 'parent_type' : 'parent_id']: 'goes together with its other half',
    })
  if ([mortgage_progress_id, damage_progress_id, parent_id].filter((id) => id !== undefined).length > 1)
    throw createInvalidFieldsError({ parent_id: 'only one thing can be answered at a time' })
  const screen = { screen: body.screen }
  const received = { received: true, rejected: null, adviserSeenAt: null, updatedAt: now }
  if (mortgage_progress_id !== undefined) {
    const id = await requireOwnRecord(db, mortgageProgress, mortgage_progress_id, customerId)
    const isItem = eq(mortgageProgress.id, id)
    const [item] = await db.update(mortgageProgress).set(received).where(isItem).returning()
    return { ...screen, mortgageProgressId: id, mortgageId: item?.mortgageId }
  }
  if (damage_progress_id !== undefined) {
    const id = await requireOwnRecord(db, damageProgress, damage_progress_id, customerId)
    const isItem = eq(damageProgress.id, id)
    const [item] = await db.update(damageProgress).set(received).where(isItem).returning()
    return { ...screen, damageProgressId: id, damageId: item?.damageId }
  }
  if (parent_type !== undefined && parent_id !== undefined) {
    const { table, column } = parentTables[parent_type]
    return { ...screen, [column]: await requireOwnRecord(db, table, parent_id, customerId) }
  }
  return screen
}
