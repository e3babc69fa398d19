import type { Household } from '@portal/contract/household'
import { formatFullName } from '@portal/domain/full-name'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { isActiveGrant } from './household-session.ts'

type GrantRow = typeof householdGrants.$inferSelect
type HouseholdResponse = InferInput<typeof Household>

/** A grant with a past end date counts as ended, even if the end is not stored. */
export function getGrantStatus({ acceptedAt, endsAt, endedAt, endedBy }: GrantRow, now: Date) {
  const isOver = endedAt === null && endsAt !== null && endsAt <= now
  const ended = isOver ? { at: endsAt, by: 'time' as const } : { at: endedAt, by: endedBy }
  const state = ended.at ? ('ended' as const) : acceptedAt ? ('active' as const) : ('invited' as const)
  return { state, ended_at: toWireDateTime(ended.at), ended_by: ended.by }
}

/** Fields that both giver and guest see. */
export const toGrantResponse = (row: GrantRow, now: Date) => ({
  id: row.id,
  kind: row.kind,
  rights: row.rights,
  consents: row.consents,
  given_at: row.givenAt.toISOString(),
  accepted_at: toWireDateTime(row.acceptedAt),
  ends_at: toWireDateTime(row.endsAt),
  ...getGrantStatus(row, now),
})

/** Returns the newest grant first. */
export async function listGivenGrants(
  db: Database,
  customerId: number,
  now: Date,
): Promise<HouseholdResponse['given']> {
  const rows = await db
    .select()
    .from(householdGrants)
    .where(eq(householdGrants.customerId, customerId))
    .orderBy(desc(householdGrants.id))
  return rows.map((row) => ({ ...toGrantResponse(row, now), name: row.name, email: row.email }))
}

/** Lists the other guests of the customer file, whom a partner may see. */
const listOtherGuests = (db: Database, { customerId, personId }: GrantRow, now: Date) =>
  db
    .select({
      name: householdGrants.name,
      kind: householdGrants.kind,
      rights: householdGrants.rights,
      endsAt: householdGrants.endsAt,
    })
    .from(householdGrants)
    .where(
      and(
        eq(householdGrants.customerId, customerId),
        ne(householdGrants.personId, personId),
        isActiveGrant(householdGrants, now.toISOString()),
      ),
    )

/** Returns the newest grant first. */
export async function listReceivedGrants(
  db: Database,
  personId: number,
  now: Date,
): Promise<HouseholdResponse['received']> {
  const rows = await db
    .select({ grant: householdGrants, facts: customers.facts })
    .from(householdGrants)
    .innerJoin(customers, eq(customers.id, householdGrants.customerId))
    .where(eq(householdGrants.personId, personId))
    .orderBy(desc(householdGrants.id))
  return Promise.all(
    rows.map(async ({ grant, facts }) => {
      const grantResponse = toGrantResponse(grant, now)
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
