import { formatFullName } from '@portal/domain/full-name'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'

/**
 * Name of the other person of a grant, for a mail: the owner gets the guest's name, the guest gets the owner's. Null if
 * the grant no longer exists.
 */
export async function findOtherPersonName(
  db: Database,
  grantId: number,
  customerId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ grant: householdGrants, facts: customers.facts })
    .from(householdGrants)
    .innerJoin(customers, eq(customers.id, householdGrants.customerId))
    .where(eq(householdGrants.id, grantId))
  if (!row) return null
  return row.grant.personId === customerId ? formatFullName(row.facts) : row.grant.name
}
