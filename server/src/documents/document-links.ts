import type { uploadDocument } from '@portal/contract/document'
import type { Id } from '@portal/contract/wire'
import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { damageProgress, damages } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { policies } from '../database/tables/policy.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import type { DocumentLinks } from './store-documents.ts'

type UploadBody = Omit<InferOutput<NonNullable<typeof uploadDocument.body>>, 'name' | 'content' | 'with_bsn'>

const parentTables = {
  mortgage: { table: mortgages, column: 'mortgageId' },
  policy: { table: policies, column: 'policyId' },
  damage: { table: damages, column: 'damageId' },
  task: { table: tasks, column: 'taskId' },
} as const

const isOwnRecord = (table: { id: PgColumn; customerId: PgColumn }, id: Id, customerId: number) =>
  and(eq(table.id, parseRecordId(id)), eq(table.customerId, customerId))

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
    const isItem = isOwnRecord(mortgageProgress, mortgage_progress_id, customerId)
    const item = getFirstRow(await db.update(mortgageProgress).set(received).where(isItem).returning())
    return { ...screen, mortgageProgressId: item.id, mortgageId: item.mortgageId }
  }
  if (damage_progress_id !== undefined) {
    const isItem = isOwnRecord(damageProgress, damage_progress_id, customerId)
    const item = getFirstRow(await db.update(damageProgress).set(received).where(isItem).returning())
    return { ...screen, damageProgressId: item.id, damageId: item.damageId }
  }
  if (parent_type !== undefined && parent_id !== undefined) {
    const { table, column } = parentTables[parent_type]
    const isParent = isOwnRecord(table, parent_id, customerId)
    const parent = getFirstRow(await db.select({ id: table.id }).from(table).where(isParent))
    return { ...screen, [column]: parent.id }
  }
  return screen
}
