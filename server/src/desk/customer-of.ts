import type { Id } from '@portal/contract/wire'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'

/**
 * A customer of the tenant.
 * @throws HttpError 404 for an unknown number
 */
export async function customerOf(db: Database, id: Id): Promise<typeof customers.$inferSelect> {
  const [found] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, recordId(id)))
  if (!found) throw notFound()
  return found
}
