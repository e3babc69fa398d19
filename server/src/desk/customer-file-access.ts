import { and, eq, gt, sql } from 'drizzle-orm'
import { runAuditedAction, type StaffAction } from '../audit/run-audited-action.ts'
import type { AllTenantsContext } from '../context.ts'
import { auditEntries } from '../database/tables/audit.ts'
import type { StaffRole } from '../database/tables/staff.ts'

/** Repeated accesses within this time count as one. */
export const minutesOfOneAccess = 15

/**
 * Access of a staff member to a customer's data. Command `file` shows all data at the desk, `portal` shows the portal
 * as the customer sees it.
 */
export interface CustomerFileAccess extends Pick<StaffAction, 'person' | 'source'> {
  command: 'file' | 'portal'
  role: StaffRole
  tenantId: number
  customerId: number
}

/** Records that a staff member opened a customer's data. The customer can see this. */
export async function recordCustomerFileAccess(
  context: Pick<AllTenantsContext, 'allTenantsDb' | 'log' | 'clock'>,
  { person, source, command, role, tenantId, customerId }: CustomerFileAccess,
): Promise<void> {
  const { allTenantsDb, clock } = context
  const since = new Date(clock().getTime() - minutesOfOneAccess * 60_000)
  const known = and(
    sql`${auditEntries.customerIds} @> array[${customerId}]::int[]`,
    eq(auditEntries.tenantId, tenantId),
    eq(auditEntries.staffId, person.id),
    eq(auditEntries.command, command),
    gt(auditEntries.at, since),
  )
  if ((await allTenantsDb.$count(auditEntries, known)) > 0) return
  await runAuditedAction(context, { person, command, about: {}, source }, async (_tx, touched) => {
    Object.assign(touched, { tenantId, role })
    touched.customerIds.add(customerId)
  })
}
