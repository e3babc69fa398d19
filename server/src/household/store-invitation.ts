import type { CallBody } from '@portal/contract/call'
import { type inviteToCustomerFile, maxAccessGrants } from '@portal/contract/household'
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'

/** Limits the mails that a customer can cause, since an invitation can be sent to any address. */
const maxInvitesPerDay = 20

type InvitedPerson = Pick<CallBody<typeof inviteToCustomerFile>, 'kind' | 'name' | 'email' | 'rights'>
type CustomerRow = typeof customers.$inferSelect

/** Ends expired grants, which would otherwise block a new grant. */
const endExpiredAccessGrants = (db: Database, customerId: number, now: Date): Promise<unknown> =>
  db
    .update(accessGrants)
    .set({ endedAt: sql`${accessGrants.endsAt}`, endedBy: 'time' })
    .where(
      and(
        eq(accessGrants.customerId, customerId),
        isNull(accessGrants.endedAt),
        lte(accessGrants.endsAt, now),
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
): Promise<{ grant: typeof accessGrants.$inferSelect; person: CustomerRow }> {
  const { kind, name, email, rights, endsAt } = invited
  await lockCustomer(db, customerId)
  await endExpiredAccessGrants(db, customerId, now)
  const open = and(eq(accessGrants.customerId, customerId), isNull(accessGrants.endedAt))
  if ((await db.$count(accessGrants, open)) >= maxAccessGrants)
    throw new HttpError(409, { error: 'too_many', message: 'This file has the most people already.' })
  const day = new Date(now.getTime() - 86_400_000)
  const isRecent = and(eq(accessGrants.customerId, customerId), gt(accessGrants.givenAt, day))
  if ((await db.$count(accessGrants, isRecent)) >= maxInvitesPerDay)
    throw new HttpError(429, { error: 'too_many_today', message: 'No more people can be invited today.' })
  const person = await findOrCreatePerson(db, tenantId, invited)
  if (person.id === customerId) throw createInvalidFieldsError({ email: 'is your own' })
  const isSamePerson = and(open, eq(accessGrants.personId, person.id))
  if ((await db.$count(accessGrants, isSamePerson)) > 0)
    throw createInvalidFieldsError({ email: 'is invited already' })
  if (kind === 'partner') await refuseSecondPartner(db, customerId, person.id)
  const [grant] = await db
    .insert(accessGrants)
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
    isNull(accessGrants.endedAt),
    and(isNotNull(accessGrants.acceptedAt), sql`${accessGrants.endedBy} is distinct from 'tenant'`),
  )
  const other = and(
    eq(accessGrants.customerId, customerId),
    eq(accessGrants.kind, 'partner'),
    ne(accessGrants.personId, personId),
    isOrWas,
  )
  if ((await db.$count(accessGrants, other)) > 0) throw createInvalidFieldsError({ kind: 'exists' })
}
