import { fullNameOf } from '@portal/domain/name'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'

/**
 * Name of the other person of a grant, for a mail: the owner or the guest; for anybody else, such as a partner, the
 * guest. Null if the grant is gone.
 */
export async function otherPerson(db: Database, grantId: number, customerId: number): Promise<string | null> {
  const [row] = await db
    .select({ grant: householdGrants, facts: customers.facts })
    .from(householdGrants)
    .innerJoin(customers, eq(customers.id, householdGrants.customerId))
    .where(eq(householdGrants.id, grantId))
  if (!row) return null
  return row.grant.personId === customerId ? fullNameOf(row.facts) : row.grant.name
}
