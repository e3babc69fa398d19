import { sql } from 'drizzle-orm'
import type { ActingRole } from '../adviser/command-roles.ts'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { auditEntries } from '../database/tables/audit.ts'
import { endTenantLimit } from '../database/tenant-scope.ts'
import { HttpError } from '../http/http-error.ts'
import type { StaffPerson } from '../staff/person.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

export interface StaffAction {
  person: Pick<StaffPerson, 'id' | 'name'>
  command: string
  /** Its subject by names and numbers; no contents of files. */
  about: (typeof auditEntries.$inferSelect)['about']
  /** IP address of the sender. */
  source: string
}

/** Tenant and customers that an action concerned, for its audit entry. */
export interface AuditScope {
  /** Number of the tenant; 0 for none. */
  tenantId: number
  role: ActingRole | null
  customerIds: Set<number>
}

/**
 * Runs an action and records it in one transaction. Rejected actions are recorded too. The action may limit the
 * transaction to a tenant; the record is written with full access.
 * @param work sets what the action concerned
 * @throws HttpError as the action does
 */
export async function runAudited<A>(
  { everyTenant, log, clock }: Pick<AllTenantsContext, 'everyTenant' | 'log' | 'clock'>,
  { person, command, about, source }: StaffAction,
  work: (tx: Database, touched: AuditScope) => Promise<A>,
): Promise<A> {
  const touched: AuditScope = { tenantId: 0, role: null, customerIds: new Set() }
  const recordOutcome = (tx: Database, outcome: 'done' | 'refused', more: object = {}) =>
    recordAuditEntry(tx, log, {
      tenantId: touched.tenantId,
      at: clock(),
      staffId: person.id,
      staffName: person.name,
      role: touched.role ?? 'none',
      command,
      customerIds: [...touched.customerIds].sort((a, b) => a - b),
      about: { ...about, ...more },
      source,
      outcome,
    })
  try {
    return await everyTenant.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.acting', 'staff', true)`)
      const answer = await work(tx, touched)
      await endTenantLimit(tx)
      await recordOutcome(tx, 'done')
      return answer
    })
  } catch (error) {
    if (error instanceof HttpError)
      await everyTenant.transaction((tx) => recordOutcome(tx, 'refused', { status: error.status }))
    throw error
  }
}
