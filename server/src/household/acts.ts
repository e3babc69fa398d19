import { recordAct } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { FileScope } from './scope.ts'

type Parts = Pick<Context, 'log' | 'clock'>

/** Something that a customer did about access to a file, or in somebody else's file. */
export interface HouseholdAct {
  tenantId: number
  /** Whose file. */
  fileId: number
  /** Who did it, by number: names of customers stand in no record of acts, which outlives them (ERASE-01). */
  actor: number
  role: 'customer' | 'partner' | 'delegate'
  command: string
  about: Readonly<Record<string, string | number | boolean>>
  /** Address that it came from. */
  source: string
}

/** Writes an act into the firm's record, as part of a transaction that is for every firm. */
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

/** Writes down what somebody did in the file of another, as part of its transaction. */
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
