import { formatFullName } from '@portal/domain/full-name'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'

/**
 * Finds the name of the other person of a grant, for a mail. The owner gets the guest's name, the guest the owner's,
 * and any other recipient, such as a partner, the guest's. Null if the grant does not exist any more.
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
