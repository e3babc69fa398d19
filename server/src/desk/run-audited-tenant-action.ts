import type { ApiCall } from '@portal/contract/call'
import { type AuditScope, runAuditedAction, type StaffAction } from '../audit/run-audited-action.ts'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/database-error.ts'
import { limitToTenant } from '../database/tenant-scope.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import type { TenantCallInput } from '../staff/staff-api-calls.ts'

/**
 * Runs and audits an action in one transaction, limited to the tenant.
 * @throws HttpError as the action does
 */
export const runAuditedTenantAction = <A>(
  context: Pick<AllTenantsContext, 'allTenantsDb' | 'log' | 'clock'>,
  { person, role, tenant, source }: Pick<TenantCallInput<ApiCall>, 'person' | 'role' | 'tenant' | 'source'>,
  action: Pick<StaffAction, 'command' | 'about'>,
  run: (tx: Database, touched: AuditScope) => Promise<A>,
): Promise<A> =>
  runAuditedAction(context, { person, source, ...action }, async (tx, touched) => {
    Object.assign(touched, { tenantId: tenant.id, role })
    await limitToTenant(tx, tenant.id)
    return run(tx, touched)
  })

/** @throws HttpError 422 with the message if the name is taken */
export const rejectDuplicateName = <A>(store: Promise<A>, message: string): Promise<A> =>
  store.catch((error) => {
    throw isUniqueViolation(error) ? createInvalidFieldsError({ name: message }) : error
  })
