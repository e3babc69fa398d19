import { fullNameOf } from '@portal/domain/name'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'

/** A customer as lists of the desk name one: by full name, or by user name where no name is known. */
export const namedCustomer = ({
  id,
  username,
  facts,
}: Pick<typeof customers.$inferSelect, 'id' | 'username' | 'facts'>) => ({
  id,
  name: fullNameOf(facts) || username,
})

/** Looks up the names of customers of the firm; one who is gone meanwhile is named by nothing. */
export async function namesOf(db: Database, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select({ id: customers.id, username: customers.username, facts: customers.facts })
    .from(customers)
    .where(inArray(customers.id, wanted))
  const known = new Map(rows.map((row) => [row.id, namedCustomer(row)]))
  return (id: number) => known.get(id) ?? { id, name: '' }
}
