import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { invalidFieldsError } from '../http/http-error.ts'

/** Base number of the advisory lock that writers of records and events share. */
const orderLockId = 7_413_005

/**
 * Last complete position: waits for running writers, which hold the same lock shared, so that no earlier position
 * appears later.
 * @param last reads it
 */
export const lockOrder = (
  db: Context['db'],
  tenantId: number,
  last: (tx: Database) => Promise<number>,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${orderLockId}, ${tenantId})`)
    return last(tx)
  })

export const toCursor = (place: number): string => Buffer.from(String(place)).toString('base64url')

/** Position of a cursor; 0 for none. @throws HttpError 422 for an unknown cursor */
export function parseCursor(cursor: string): number {
  if (cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,15}$/.test(text)) throw invalidFieldsError({ since: 'is no cursor of an answer before' })
  return Number(text)
}
