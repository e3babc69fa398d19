import { recordAct } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { FileScope } from './scope.ts'

type Parts = Pick<Context, 'log' | 'clock'>

/** An action about access to a file, or in another person's file. */
export interface HouseholdAct {
  tenantId: number
  /** Id of the file. */
  fileId: number
  /** Id of the actor; audit records contain no customer names, because they outlive customers (ERASE-01). */
  actor: number
  role: 'customer' | 'partner' | 'delegate'
  command: string
  about: Readonly<Record<string, string | number | boolean>>
  /** IP address. */
  source: string
}

/** Adds an action to the tenant's audit records, within a transaction with full access. */
export const recordHouseholdAct = (
  tx: Database,
  { log, clock }: Parts,
  { tenantId, fileId, actor, role, command, about, source }: HouseholdAct,
): Promise<void> =>
  recordAct(tx, log, {
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

/** Records a person's action in another's file, within its transaction. */
export const recordFileAct = (
  tx: Database,
  context: Parts,
  { tenant, customer, within, kind }: FileScope,
  { command, source }: Pick<HouseholdAct, 'command' | 'source'>,
): Promise<void> =>
  recordHouseholdAct(tx, context, {
    tenantId: tenant.id,
    fileId: customer.id,
    actor: within.actor ?? 0,
    role: kind,
    command,
    about: {},
    source,
  })
