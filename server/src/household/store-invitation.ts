import type { CallBody } from '@portal/contract/call'
import { type inviteToCustomerFile, maxAccessGrants } from '@portal/contract/household'
import { and, count, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'

/** Limits the mails that a customer can cause, since an invitation can be sent to any address. */
const maxInvitesPerDay = 20

type InvitedPerson = Pick<CallBody<typeof inviteToCustomerFile>, 'kind' | 'name' | 'email' | 'rights'>
type CustomerRow = typeof customers.$inferSelect

/** Ends expired grants, which would otherwise block a new grant. */
export const endExpiredGrants = (db: Database, customerId: number, now: Date): Promise<unknown> =>
  db
    .update(householdGrants)
    .set({ endedAt: sql`${householdGrants.endsAt}`, endedBy: 'time' })
    .where(
      and(
        eq(householdGrants.customerId, customerId),
        isNull(householdGrants.endedAt),
        lte(householdGrants.endsAt, now),
      ),
    )

/**
 * Finds the customer with an e-mail address, or creates one without a customer file. Both get the same invitation, so
 * that the inviter does not learn whether the customer exists.
 */
async function findOrCreatePerson(
  db: Database,
  tenantId: number,
  { name, email }: InvitedPerson,
): Promise<CustomerRow> {
  const known = and(
    eq(customers.tenantId, tenantId),
    or(eq(customers.email, email), eq(customers.username, email)),
  )
  const [found] = await db.select().from(customers).where(known).for('key share')
  if (found) return found
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const facts = { first_name: first, last_name: rest.join(' ') }
  const [created] = await db
    .insert(customers)
    .values({ tenantId, username: email, email, hasFile: false, facts })
    .returning()
  if (!created) throw new Error('an invited person was not stored')
  return created
}

/**
 * Stores an invitation. Locks the customer's row, so that concurrent invitations are counted.
 * @throws HttpError 422 for inviting oneself, an invited person, or a second partner; 409 at the maximum, 429 after too
 * many invitations per day
 */
export async function storeInvitation(
  db: Database,
  { tenantId, customerId }: { tenantId: number; customerId: number },
  invited: InvitedPerson & { endsAt: Date | null },
  now: Date,
): Promise<{ grant: typeof householdGrants.$inferSelect; person: CustomerRow }> {
  const { kind, name, email, rights, endsAt } = invited
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
  await endExpiredGrants(db, customerId, now)
  const open = and(eq(householdGrants.customerId, customerId), isNull(householdGrants.endedAt))
  const [row] = await db.select({ open: count() }).from(householdGrants).where(open)
  if ((row?.open ?? 0) >= maxAccessGrants)
    throw new HttpError(409, { error: 'too_many', message: 'This file has the most people already.' })
  const day = new Date(now.getTime() - 86_400_000)
  const isRecent = and(eq(householdGrants.customerId, customerId), gt(householdGrants.givenAt, day))
  if ((await db.$count(householdGrants, isRecent)) >= maxInvitesPerDay)
    throw new HttpError(429, { error: 'too_many_today', message: 'No more people can be invited today.' })
  const person = await findOrCreatePerson(db, tenantId, invited)
  if (person.id === customerId) throw createInvalidFieldsError({ email: 'is your own' })
  const isSamePerson = and(open, eq(householdGrants.personId, person.id))
  if ((await db.$count(householdGrants, isSamePerson)) > 0)
    throw createInvalidFieldsError({ email: 'is invited already' })
  if (kind === 'partner') await refuseSecondPartner(db, customerId, person.id)
  const [grant] = await db
    .insert(householdGrants)
    .values({ customerId, personId: person.id, kind, name: name.trim(), email, rights, givenAt: now, endsAt })
    .returning()
  if (!grant) throw new Error('a grant was not stored')
  return { grant, person }
}

/**
 * Rejects a second partner, since the partner's data belongs to one person until the tenant removes a former partner.
 */
async function refuseSecondPartner(db: Database, customerId: number, personId: number): Promise<void> {
  const isOrWas = or(
    isNull(householdGrants.endedAt),
    and(isNotNull(householdGrants.acceptedAt), sql`${householdGrants.endedBy} is distinct from 'tenant'`),
  )
  const other = and(
    eq(householdGrants.customerId, customerId),
    eq(householdGrants.kind, 'partner'),
    ne(householdGrants.personId, personId),
    isOrWas,
  )
  if ((await db.$count(householdGrants, other)) > 0) throw createInvalidFieldsError({ kind: 'exists' })
}
