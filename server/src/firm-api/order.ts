import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { invalid } from '../http/http-error.ts'

/** First number of the advisory lock that who changes records, or does what is told, shares. */
const order = 7_413_005

/**
 * The last place that is told by now, once all who are writing have their places: nothing comes before it later. They hold the same
 * lock, shared, until they are done.
 * @param last reads it
 */
export const lastInOrder = (
  db: Context['db'],
  tenantId: number,
  last: (tx: Database) => Promise<number>,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${order}, ${tenantId})`)
    return last(tx)
  })

/** A place in an order, as answers tell it. */
export const cursorAt = (place: number): string => Buffer.from(String(place)).toString('base64url')

/** The place that a cursor tells; 0 for none. @throws HttpError 422 for a cursor that no answer told */
export function placeAt(cursor: string): number {
  if (cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,15}$/.test(text)) throw invalid({ since: 'is no cursor of an answer before' })
  return Number(text)
}
