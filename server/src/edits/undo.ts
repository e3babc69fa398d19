import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { livings } from '../database/tables/living.ts'
import { HttpError } from '../http/http-error.ts'
import { type EditedTable, editedTables, fileState } from './file-state.ts'
import { isSame, type RowChange, type RowState, undone } from './row-change.ts'

const changedSince = () =>
  new HttpError(409, {
    error: 'changed',
    message: 'What the customer changed was changed again since: undo it in the file, field by field.',
  })

const tableOf = (record: string) => {
  const [name = '', id = ''] = record.split('/')
  return {
    ...editedTables[name as EditedTable],
    id: Number(id),
    place: Object.keys(editedTables).indexOf(name),
  }
}

/**
 * Undoes a change of a customer's file: restores fields, removes added and restores removed rows. Later changes by
 * others stay.
 * @throws HttpError 409 `changed` if a field has changed again; then nothing is undone
 */
export async function undoEdit(
  db: Database,
  customerId: number,
  changes: readonly RowChange[],
): Promise<void> {
  const now = await fileState(db, customerId)
  const inOrder = [...changes].sort((a, b) => tableOf(a.record).place - tableOf(b.record).place)
  for (const change of inOrder) await undoRow(db, customerId, change, now.get(change.record) ?? null)
}

async function undoRow(db: Database, customerId: number, change: RowChange, now: RowState | null) {
  const { table, key, owner, id } = tableOf(change.record)
  const own = and(eq(key, id), eq(owner, customerId))
  if (change.before === null) {
    if (!now || !isSame(change.after, now)) throw changedSince()
    await db.delete(table).where(own)
    return
  }
  if (change.after === null) {
    if (now) throw changedSince()
    await db
      .insert(table as typeof livings)
      .overridingSystemValue()
      .values(change.before as typeof livings.$inferInsert)
    return
  }
  const row = now && undone(change, now)
  if (!row) throw changedSince()
  const columns = Object.fromEntries(Object.entries(row).filter(([name, value]) => !isSame(value, now[name])))
  await db
    .update(table)
    .set(columns as Partial<typeof table.$inferInsert>)
    .where(own)
}
