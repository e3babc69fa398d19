import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'

/** Advisory lock that all writers of records and events share. */
const writerOrderLockId = 7_413_005

/**
 * Waits until all running writers have committed, then reads the last position. Writers hold the same lock, so that no
 * lower position appears later.
 * @param last reads the position
 */
export const readPositionAfterWriters = (
  db: Context['db'],
  tenantId: number,
  last: (tx: Database) => Promise<number>,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerOrderLockId}, ${tenantId})`)
    return last(tx)
  })

export const toChangeCursor = (position: number): string =>
  Buffer.from(String(position)).toString('base64url')

/** Parses a cursor; returns 0 without one. Throws HttpError 422 for an unknown cursor. */
export function parseChangeCursor(cursor: string): number {
  if (cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,15}$/.test(text)) throw createInvalidFieldsError({ since: 'is no cursor of an answer before' })
  return Number(text)
}
