import { recordAuditEntry } from '../audit/record-audit-entry.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { FileScope } from './file-scope.ts'

type ActionContext = Pick<Context, 'log' | 'clock'>

/** An action that changes access to a file, or an action in another person's file. */
export interface HouseholdAction {
  tenantId: number
  /** Id of the file. */
  fileId: number
  /** Id of the actor; audit records contain no customer names, because they outlive customers (ERASE-01). */
  actor: number
  role: 'customer' | 'partner' | 'delegate'
  command: string
  about: Readonly<Record<string, string | number | boolean>>
  /** IP address of the request. */
  source: string
}

/** Adds an action to the tenant's audit records, within a transaction that may write for all tenants. */
export const recordHouseholdAction = (
  tx: Database,
  { log, clock }: ActionContext,
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

/** Records a person's action in another person's file, within the transaction of the action. */
export const recordFileAction = (
  tx: Database,
  context: ActionContext,
  { tenant, customer, within, kind }: FileScope,
  { command, source }: Pick<HouseholdAction, 'command' | 'source'>,
): Promise<void> =>
  recordHouseholdAction(tx, context, {
    tenantId: tenant.id,
    fileId: customer.id,
    actor: within.actor ?? 0,
    role: kind,
    command,
    about: {},
    source,
  })
