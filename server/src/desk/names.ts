import { fullNameOf } from '@portal/domain/name'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'

/** A customer in lists of the desk: by full name, or by user name if there is none. */
export const namedCustomer = ({
  id,
  username,
  facts,
}: Pick<typeof customers.$inferSelect, 'id' | 'username' | 'facts'>) => ({
  id,
  name: fullNameOf(facts) || username,
})

/** Names of customers of the tenant; deleted ones are omitted. */
export async function namesOf(db: Database, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select({ id: customers.id, username: customers.username, facts: customers.facts })
    .from(customers)
    .where(inArray(customers.id, wanted))
  const known = new Map(rows.map((row) => [row.id, namedCustomer(row)]))
  return (id: number) => known.get(id) ?? { id, name: '' }
}
