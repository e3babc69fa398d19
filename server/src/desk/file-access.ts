import { and, eq, gt, sql } from 'drizzle-orm'
import { runAudited, type StaffAction } from '../audit/run-audited.ts'
import type { AllTenantsContext } from '../context.ts'
import { auditEntries } from '../database/tables/audit.ts'
import type { StaffRole } from '../database/tables/staff.ts'

/** Period in which repeated accesses to a file count once, in minutes. */
export const sameAccessMinutes = 15

/** An access of staff to a customer's whole file (`file`), or to the portal as the customer sees it (`portal`). */
export interface FileAccess extends Pick<StaffAction, 'person' | 'source'> {
  command: 'file' | 'portal'
  role: StaffRole
  tenantId: number
  customerId: number
}

/** Records an access, which the customer can see; at most once per period. */
export async function recordAccess(
  context: Pick<AllTenantsContext, 'everyTenant' | 'log' | 'clock'>,
  { person, source, command, role, tenantId, customerId }: FileAccess,
): Promise<void> {
  const { everyTenant, clock } = context
  const since = new Date(clock().getTime() - sameAccessMinutes * 60_000)
  const known = and(
    sql`${auditEntries.customerIds} @> array[${customerId}]::int[]`,
    eq(auditEntries.tenantId, tenantId),
    eq(auditEntries.staffId, person.id),
    eq(auditEntries.command, command),
    gt(auditEntries.at, since),
  )
  if ((await everyTenant.$count(auditEntries, known)) > 0) return
  await runAudited(context, { person, command, about: {}, source }, async (_tx, touched) => {
    Object.assign(touched, { tenantId, role })
    touched.customerIds.add(customerId)
  })
}
