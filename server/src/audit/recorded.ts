import { sql } from 'drizzle-orm'
import type { ActingRole } from '../adviser/command-roles.ts'
import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { audit } from '../database/tables/audit.ts'
import { endTenantLimit } from '../database/tenant-scope.ts'
import { HttpError } from '../http/http-error.ts'
import type { StaffPerson } from '../staff/person.ts'
import { recordAct } from './record.ts'

/** An action of a staff member. */
export interface StaffAct {
  person: Pick<StaffPerson, 'id' | 'name'>
  command: string
  /** Its subject by names and numbers; no contents of files. */
  about: (typeof audit.$inferSelect)['about']
  /** IP address of the sender. */
  source: string
}

/** Tenant and customers that an action concerned, for its record. */
export interface Touched {
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
export async function recorded<A>(
  { everyTenant, log, clock }: Pick<WholeContext, 'everyTenant' | 'log' | 'clock'>,
  { person, command, about, source }: StaffAct,
  work: (tx: Database, touched: Touched) => Promise<A>,
): Promise<A> {
  const touched: Touched = { tenantId: 0, role: null, customerIds: new Set() }
  const record = (tx: Database, outcome: 'done' | 'refused', more: object = {}) =>
    recordAct(tx, log, {
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
      await record(tx, 'done')
      return answer
    })
  } catch (error) {
    if (error instanceof HttpError)
      await everyTenant.transaction((tx) => record(tx, 'refused', { status: error.status }))
    throw error
  }
}
