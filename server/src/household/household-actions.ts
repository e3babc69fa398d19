import type { AuditEntry } from '../audit/audit-chain.ts'
import { recordAuditEntry } from '../audit/record-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'

/** A change of access to a customer file, or an action in another person's customer file. */
interface HouseholdAction extends Pick<AuditEntry, 'tenantId' | 'role' | 'command' | 'about' | 'source'> {
  fileId: number
  /** Id of the customer who acts. Audit entries contain no names (ERASE-01). */
  actor: number
}

export const recordHouseholdAction = (
  tx: Database,
  { log, clock }: Pick<Context, 'log' | 'clock'>,
  { fileId, actor, ...action }: HouseholdAction,
): Promise<void> =>
  recordAuditEntry(tx, log, {
    ...action,
    at: clock(),
    staffId: 0,
    staffName: `customer ${actor}`,
    customerIds: [fileId],
    outcome: 'done',
  })
