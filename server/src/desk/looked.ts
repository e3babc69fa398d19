import { and, eq, gt, sql } from 'drizzle-orm'
import { recorded } from '../audit/recorded.ts'
import type { WholeContext } from '../context.ts'
import { audit } from '../database/tables/audit.ts'
import type { StaffPerson } from '../staff/person.ts'
import type { DeskParts } from './parts.ts'

/** For how long a look at a file counts as the same one, in minutes. */
const sameLook = 15

/** Who looks, as what, at which firm, and the address that it comes from. */
type Look = Pick<Parameters<Parameters<DeskParts['firm']>[2]>[0], 'person' | 'role' | 'tenant' | 'source'>

/** Whether this person has looked at the file just now, so that asking for it anew is the same look. */
async function hasLooked(
  { everyFirm, clock }: WholeContext,
  person: Pick<StaffPerson, 'id'>,
  tenantId: number,
  customerId: number,
): Promise<boolean> {
  const since = new Date(clock().getTime() - sameLook * 60_000)
  const looks = and(
    sql`${audit.customerIds} @> array[${customerId}]::int[]`,
    eq(audit.tenantId, tenantId),
    eq(audit.staffId, person.id),
    eq(audit.command, 'file'),
    gt(audit.at, since),
  )
  return (await everyFirm.$count(audit, looks)) > 0
}

/** Writes down that somebody of the staff looks at a customer's file, once a quarter of an hour; the customer is told. */
export async function recordLook(
  context: WholeContext,
  { person, role, tenant, source }: Look,
  customerId: number,
): Promise<void> {
  if (await hasLooked(context, person, tenant.id, customerId)) return
  await recorded(context, { person, command: 'file', about: {}, source }, async (_tx, touched) => {
    Object.assign(touched, { tenantId: tenant.id, role })
    touched.customerIds.add(customerId)
  })
}
