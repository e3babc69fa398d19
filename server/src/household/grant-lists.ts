import type { Household } from '@portal/contract/household'
import { fullNameOf } from '@portal/domain/name'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'
import { wireMoment } from '../wire-moment.ts'
import { inForce } from './session.ts'

type Row = typeof householdGrants.$inferSelect
type Answer = InferInput<typeof Household>

/** Status of a grant at a moment, with its end: expiry needs no stored end. */
export function grantStatus({ acceptedAt, endsAt, endedAt, endedBy }: Row, now: Date) {
  const isOver = endedAt === null && endsAt !== null && endsAt <= now
  const ended = isOver ? { at: endsAt, by: 'time' as const } : { at: endedAt, by: endedBy }
  const state = ended.at ? ('ended' as const) : acceptedAt ? ('active' as const) : ('invited' as const)
  return { state, ended_at: wireMoment(ended.at), ended_by: ended.by }
}

/** Fields of a grant for both persons. */
export const wireGrant = (row: Row, now: Date) => ({
  id: row.id,
  kind: row.kind,
  rights: row.rights,
  consents: row.consents,
  given_at: row.givenAt.toISOString(),
  accepted_at: wireMoment(row.acceptedAt),
  ends_at: wireMoment(row.endsAt),
  ...grantStatus(row, now),
})

/** Access that a customer granted, newest first. */
export async function givenBy(db: Database, customerId: number, now: Date): Promise<Answer['given']> {
  const rows = await db
    .select()
    .from(householdGrants)
    .where(eq(householdGrants.customerId, customerId))
    .orderBy(desc(householdGrants.id))
  return rows.map((row) => ({ ...wireGrant(row, now), name: row.name, email: row.email }))
}

/** Others with access to a file, for its partner. */
const othersAt = (db: Database, { customerId, personId }: Row, now: Date) =>
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
        inForce(householdGrants, now.toISOString()),
      ),
    )

/** Access that a customer received, newest first. */
export async function receivedBy(db: Database, personId: number, now: Date): Promise<Answer['received']> {
  const rows = await db
    .select({ grant: householdGrants, facts: customers.facts })
    .from(householdGrants)
    .innerJoin(customers, eq(customers.id, householdGrants.customerId))
    .where(eq(householdGrants.personId, personId))
    .orderBy(desc(householdGrants.id))
  return Promise.all(
    rows.map(async ({ grant, facts }) => {
      const grantResponse = wireGrant(grant, now)
      const tellsOthers = grant.kind === 'partner' && grantResponse.state === 'active'
      const others = tellsOthers ? await othersAt(db, grant, now) : []
      return {
        ...grantResponse,
        file: { id: grant.customerId, name: fullNameOf(facts) },
        others: others.map(({ endsAt, ...other }) => ({ ...other, ends_at: wireMoment(endsAt) })),
      }
    }),
  )
}
