import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type CustomerFacts, customers } from '../database/tables/customer.ts'

/** What stays of who the customer was, so that an advice that must stay can be told to be this person's. */
function nameAlone({ initials, first_name, suffix, last_name, date_of_birth }: CustomerFacts): CustomerFacts {
  return { initials, first_name, suffix, last_name, date_of_birth }
}

/** Closes a customer's account for good: nobody signs in, nothing is mailed, and no handler finds it. */
export async function closeCustomer(
  tx: Database,
  { id, facts }: Pick<typeof customers.$inferSelect, 'id' | 'facts'>,
  now: Date,
): Promise<void> {
  await tx
    .update(customers)
    .set({
      ...{ username: `closed:${randomUUID()}`, email: null, passwordHash: null, twoFactor: null },
      ...{ hasAccess: false, canUpdateSelf: false, canUpdatePartner: false, invitationToken: null },
      ...{ avatar: null, avatarThumb: null, advisor: null, accountManager: null, productLabels: [] },
      ...{ officeId: null, lastSubmittedAt: null, facts: nameAlone(facts), closedAt: now },
    })
    .where(eq(customers.id, id))
}
