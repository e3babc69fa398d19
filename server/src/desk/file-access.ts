import { and, eq, gt, sql } from 'drizzle-orm'
import { recorded, type StaffAct } from '../audit/recorded.ts'
import type { WholeContext } from '../context.ts'
import { audit } from '../database/tables/audit.ts'
import type { StaffRole } from '../database/tables/staff.ts'

/** Period in which repeated accesses to a file count once, in minutes. */
export const sameAccessMinutes = 15

/** An access of staff to a customer's whole `file`, or to the customer's own `portal`. */
export interface FileAccess extends Pick<StaffAct, 'person' | 'source'> {
  command: 'file' | 'portal'
  role: StaffRole
  tenantId: number
  customerId: number
}

/** Records an access, which the customer can see; once per period. */
export async function recordAccess(
  context: Pick<WholeContext, 'everyTenant' | 'log' | 'clock'>,
  { person, source, command, role, tenantId, customerId }: FileAccess,
): Promise<void> {
  const { everyTenant, clock } = context
  const since = new Date(clock().getTime() - sameAccessMinutes * 60_000)
  const known = and(
    sql`${audit.customerIds} @> array[${customerId}]::int[]`,
    eq(audit.tenantId, tenantId),
    eq(audit.staffId, person.id),
    eq(audit.command, command),
    gt(audit.at, since),
  )
  if ((await everyTenant.$count(audit, known)) > 0) return
  await recorded(context, { person, command, about: {}, source }, async (_tx, touched) => {
    Object.assign(touched, { tenantId, role })
    touched.customerIds.add(customerId)
  })
}
