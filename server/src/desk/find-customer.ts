import type { Id } from '@portal/contract/wire'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

/** @throws HttpError 404 for an unknown id */
export async function findCustomerOrFail(db: Database, id: Id): Promise<typeof customers.$inferSelect> {
  const [found] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, parseRecordId(id)))
  if (!found) throw createNotFoundError()
  return found
}
