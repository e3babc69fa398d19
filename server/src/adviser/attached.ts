import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { invalid } from '../http/http-error.ts'

/**
 * Documents of a customer's file that go along with a message, each once. All that stands in a file the customer sees among the
 * documents too, so nothing is shared by this that was not.
 * @throws HttpError 422 for one that does not stand there: removed, of another customer, or of none
 */
export async function attachedOf(
  db: Database,
  customerId: number,
  wanted: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(wanted)]
  if (ids.length === 0) return ids
  const own = and(eq(documents.customerId, customerId), inArray(documents.id, ids))
  const found = await db.select({ id: documents.id }).from(documents).where(own).for('key share')
  if (found.length < ids.length) throw invalid({ documents: 'names one that does not stand in this file' })
  return ids
}
