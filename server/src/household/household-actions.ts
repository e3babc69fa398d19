import { recordAuditEntry } from '../audit/record-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'

/** A change of access to a customer file, or an action in another person's customer file. */
interface HouseholdAction {
  tenantId: number
  fileId: number
  /** Id of the customer who acts. Audit entries contain no names (ERASE-01). */
  actor: number
  role: 'customer' | 'partner' | 'delegate'
  command: string
  about: Readonly<Record<string, string | number | boolean>>
  /** IP address. */
  source: string
}

export const recordHouseholdAction = (
  tx: Database,
  { log, clock }: Pick<Context, 'log' | 'clock'>,
  { tenantId, fileId, actor, role, command, about, source }: HouseholdAction,
): Promise<void> =>
  recordAuditEntry(tx, log, {
    tenantId,
    at: clock(),
    staffId: 0,
    staffName: `customer ${actor}`,
    role,
    command,
    customerIds: [fileId],
    about,
    source,
    outcome: 'done',
  })
