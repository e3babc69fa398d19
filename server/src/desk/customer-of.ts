import type { Id } from '@portal/contract/wire'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'

/**
 * A customer of the firm that something is done for.
 * @throws HttpError 404 where the firm has none with this number
 */
export async function customerOf(db: Database, id: Id): Promise<typeof customers.$inferSelect> {
  const [found] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, recordId(id)))
  if (!found) throw notFound()
  return found
}
