import type { Id } from '@portal/contract/wire'
import { formatFullName } from '@portal/domain/full-name'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

export const namedCustomerColumns = {
  id: customers.id,
  username: customers.username,
  facts: customers.facts,
}

/** Gives a customer the full name, or the user name if there is none. */
export const toNamedCustomer = ({
  id,
  username,
  facts,
}: Pick<typeof customers.$inferSelect, 'id' | 'username' | 'facts'>) => ({
  id,
  name: formatFullName(facts) || username,
})

/** Finds the names of customers. The returned function gives an empty name for a deleted customer. */
export async function findCustomerNames(db: Database, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await db.select(namedCustomerColumns).from(customers).where(inArray(customers.id, wanted))
  const known = new Map(rows.map((row) => [row.id, toNamedCustomer(row)]))
  return (id: number) => known.get(id) ?? { id, name: '' }
}

/** @throws HttpError 404 for an unknown id */
export async function findCustomerOrFail(db: Database, id: Id): Promise<typeof customers.$inferSelect> {
  const [found] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, parseRecordId(id)))
  if (!found) throw createNotFoundError()
  return found
}
