import { formatFullName } from '@portal/domain/full-name'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'

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
