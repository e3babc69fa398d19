import type { Household } from '@portal/contract/household'
import { formatFullName } from '@portal/domain/full-name'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { isActiveAccessGrant } from './household-session.ts'

type AccessGrantRow = typeof accessGrants.$inferSelect
type HouseholdResponse = InferInput<typeof Household>

/** A grant with a past end date counts as ended, even if the end is not stored. */
export function getAccessGrantStatus({ acceptedAt, endsAt, endedAt, endedBy }: AccessGrantRow, now: Date) {
  const isOver = endedAt === null && endsAt !== null && endsAt <= now
  const ended = isOver ? { at: endsAt, by: 'time' as const } : { at: endedAt, by: endedBy }
  const state = ended.at ? ('ended' as const) : acceptedAt ? ('active' as const) : ('invited' as const)
  return { state, ended_at: toWireDateTime(ended.at), ended_by: ended.by }
}

/** Fields that both giver and guest see. */
export const toAccessGrantResponse = (row: AccessGrantRow, now: Date) => ({
  id: row.id,
  kind: row.kind,
  rights: row.rights,
  consents: row.consents,
  given_at: row.givenAt.toISOString(),
  accepted_at: toWireDateTime(row.acceptedAt),
  ends_at: toWireDateTime(row.endsAt),
  ...getAccessGrantStatus(row, now),
})

/** Returns the newest grant first. */
export async function listGivenAccessGrants(
  db: Database,
  customerId: number,
  now: Date,
): Promise<HouseholdResponse['given']> {
  const rows = await db
    .select()
    .from(accessGrants)
    .where(eq(accessGrants.customerId, customerId))
    .orderBy(desc(accessGrants.id))
  return rows.map((row) => ({ ...toAccessGrantResponse(row, now), name: row.name, email: row.email }))
}

/** Lists the other guests of the customer file, whom a partner may see. */
const listOtherGuests = (db: Database, { customerId, personId }: AccessGrantRow, now: Date) =>
  db
    .select({
      name: accessGrants.name,
      kind: accessGrants.kind,
      rights: accessGrants.rights,
      endsAt: accessGrants.endsAt,
    })
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.customerId, customerId),
        ne(accessGrants.personId, personId),
        isActiveAccessGrant(accessGrants, now.toISOString()),
      ),
    )

/** Returns the newest grant first. */
export async function listReceivedAccessGrants(
  db: Database,
  personId: number,
  now: Date,
): Promise<HouseholdResponse['received']> {
  const rows = await db
    .select({ grant: accessGrants, facts: customers.facts })
    .from(accessGrants)
    .innerJoin(customers, eq(customers.id, accessGrants.customerId))
    .where(eq(accessGrants.personId, personId))
    .orderBy(desc(accessGrants.id))
  return Promise.all(
    rows.map(async ({ grant, facts }) => {
      const grantResponse = toAccessGrantResponse(grant, now)
      const tellsOthers = grant.kind === 'partner' && grantResponse.state === 'active'
      const others = tellsOthers ? await listOtherGuests(db, grant, now) : []
      return {
        ...grantResponse,
        file: { id: grant.customerId, name: formatFullName(facts) },
        others: others.map(({ endsAt, ...other }) => ({ ...other, ends_at: toWireDateTime(endsAt) })),
      }
    }),
  )
}
