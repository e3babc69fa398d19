import type { ApiCall } from '@portal/contract/call'
import { runAudited, type StaffAction } from '../audit/run-audited.ts'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import type { TenantCallInput } from '../staff/calls.ts'

/**
 * Runs an action in a transaction limited to the tenant, and audits it in the same transaction.
 * @throws HttpError as the action does
 */
export const runAuditedAtTenant = <A>(
  context: Pick<AllTenantsContext, 'everyTenant' | 'log' | 'clock'>,
  { person, role, tenant, source }: Pick<TenantCallInput<ApiCall>, 'person' | 'role' | 'tenant' | 'source'>,
  act: Pick<StaffAction, 'command' | 'about'>,
  work: (tx: Database) => Promise<A>,
): Promise<A> =>
  runAudited(context, { person, source, ...act }, async (tx, touched) => {
    Object.assign(touched, { tenantId: tenant.id, role })
    await limitToTenant(tx, tenant.id)
    return work(tx)
  })
