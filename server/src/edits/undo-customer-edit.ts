import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { homes } from '../database/tables/home.ts'
import { HttpError } from '../http/http-error.ts'
import { type EditedTable, editedTables, readCustomerFileState } from './customer-file-state.ts'
import { areEqualValues, type RowChange, type RowState, undoRowChange } from './row-change.ts'

const createChangedSinceError = () =>
  new HttpError(409, {
    error: 'changed',
    message: 'What the customer changed was changed again since: undo it in the file, field by field.',
  })

const parseEditedTable = (record: string) => {
  const [name = '', id = ''] = record.split('/')
  return {
    ...editedTables[name as EditedTable],
    id: Number(id),
    place: Object.keys(editedTables).indexOf(name),
  }
}

/**
 * Undoes a change: restores changed fields and removed rows, and removes added rows. Other fields keep later changes.
 * @throws HttpError 409 `changed` if a field has changed again
 */
export async function undoCustomerEdit(
  db: Database,
  customerId: number,
  changes: readonly RowChange[],
): Promise<void> {
  const now = await readCustomerFileState(db, customerId)
  const inOrder = [...changes].sort(
    (a, b) => parseEditedTable(a.record).place - parseEditedTable(b.record).place,
  )
  for (const change of inOrder) await undoStoredRow(db, customerId, change, now.get(change.record) ?? null)
}

async function undoStoredRow(db: Database, customerId: number, change: RowChange, now: RowState | null) {
  const { table, key, owner, id } = parseEditedTable(change.record)
  const own = and(eq(key, id), eq(owner, customerId))
  if (change.before === null) {
    if (!now || !areEqualValues(change.after, now)) throw createChangedSinceError()
    await db.delete(table).where(own)
    return
  }
  if (change.after === null) {
    if (now) throw createChangedSinceError()
    await db
      .insert(table as typeof homes)
      .overridingSystemValue()
      .values(change.before as typeof homes.$inferInsert)
    return
  }
  const row = now && undoRowChange(change, now)
  if (!row) throw createChangedSinceError()
  const columns = Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !areEqualValues(value, now[name])),
  )
  await db
    .update(table)
    .set(columns as Partial<typeof table.$inferInsert>)
    .where(own)
}
