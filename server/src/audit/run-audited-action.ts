import { sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { auditEntries } from '../database/tables/audit.ts'
import { endTenantLimit } from '../database/tenant-scope.ts'
import { HttpError } from '../http/http-error.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import type { ActingRole } from '../staff-commands/command-roles.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

export interface StaffAction {
  person: Pick<StaffPerson, 'id' | 'name'>
  command: string
  /** Names and numbers that identify the subject; no contents of files. */
  about: (typeof auditEntries.$inferSelect)['about']
  source: string
}

/** Data for the audit entry. The action fills them in while it runs. */
export interface AuditScope {
  /** 0 if the action concerns no tenant. */
  tenantId: number
  role: ActingRole | null
  customerIds: Set<number>
}

/**
 * Runs an action and writes its audit entry in one transaction. Rejected actions are audited too. The action may limit
 * the transaction to a tenant; the entry is written with full access.
 * @throws HttpError as the action does
 */
export async function runAuditedAction<A>(
  { allTenantsDb, log, clock }: Pick<AllTenantsContext, 'allTenantsDb' | 'log' | 'clock'>,
  { person, command, about, source }: StaffAction,
  run: (tx: Database, touched: AuditScope) => Promise<A>,
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
    return await allTenantsDb.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.acting', 'staff', true)`)
      const answer = await run(tx, touched)
      await endTenantLimit(tx)
      await recordOutcome(tx, 'done')
      return answer
    })
  } catch (error) {
    if (error instanceof HttpError)
      await allTenantsDb.transaction((tx) => recordOutcome(tx, 'refused', { status: error.status }))
    throw error
  }
}
