import { and, eq, gt, sql } from 'drizzle-orm'
import { runAudited, type StaffAction } from '../audit/run-audited.ts'
import type { AllTenantsContext } from '../context.ts'
import { auditEntries } from '../database/tables/audit.ts'
import type { StaffRole } from '../database/tables/staff.ts'

/** Repeated accesses within this time count as one. */
export const sameAccessMinutes = 15

/** `file`: the whole file. `portal`: the portal as the customer sees it. */
export interface FileAccess extends Pick<StaffAction, 'person' | 'source'> {
  command: 'file' | 'portal'
  role: StaffRole
  tenantId: number
  customerId: number
}

/** Records an access, which the customer can see. */
export async function recordAccess(
  context: Pick<AllTenantsContext, 'allTenantsDb' | 'log' | 'clock'>,
  { person, source, command, role, tenantId, customerId }: FileAccess,
): Promise<void> {
  const { allTenantsDb, clock } = context
  const since = new Date(clock().getTime() - sameAccessMinutes * 60_000)
  const known = and(
    sql`${auditEntries.customerIds} @> array[${customerId}]::int[]`,
    eq(auditEntries.tenantId, tenantId),
    eq(auditEntries.staffId, person.id),
    eq(auditEntries.command, command),
    gt(auditEntries.at, since),
  )
  if ((await allTenantsDb.$count(auditEntries, known)) > 0) return
  await runAudited(context, { person, command, about: {}, source }, async (_tx, touched) => {
    Object.assign(touched, { tenantId, role })
    touched.customerIds.add(customerId)
  })
}
