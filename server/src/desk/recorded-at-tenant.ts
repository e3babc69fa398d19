import type { Call } from '@portal/contract/call'
import { recorded, type StaffAct } from '../audit/recorded.ts'
import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import type { GivenAtTenant } from '../staff/calls.ts'

/**
 * Runs an action in a transaction limited to the tenant, and records it, atomically.
 * @throws HttpError as the action does
 */
export const recordedAtTenant = <A>(
  context: Pick<WholeContext, 'everyTenant' | 'log' | 'clock'>,
  { person, role, tenant, source }: Pick<GivenAtTenant<Call>, 'person' | 'role' | 'tenant' | 'source'>,
  act: Pick<StaffAct, 'command' | 'about'>,
  work: (tx: Database) => Promise<A>,
): Promise<A> =>
  recorded(context, { person, source, ...act }, async (tx, touched) => {
    Object.assign(touched, { tenantId: tenant.id, role })
    await limitToTenant(tx, tenant.id)
    return work(tx)
  })
