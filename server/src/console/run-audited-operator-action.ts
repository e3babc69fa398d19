import { runAuditedAction, type StaffAction } from '../audit/run-audited-action.ts'
import type { Database } from '../database/database.ts'
import { findTenantByName } from '../tenants/find-tenant.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'

interface OperatorAction extends Omit<StaffAction, 'about'> {
  /** Subdomain; undefined if the action concerns all tenants. */
  tenant: string | undefined
  about: Readonly<Record<string, string | number | boolean | undefined>>
}

/**
 * Runs an operator's action and audits it in one transaction. Rejected actions are audited too.
 * @throws HttpError as the action does
 */
export function runAuditedOperatorAction(
  { context }: Pick<ConsoleDependencies, 'context'>,
  { tenant, about, ...act }: OperatorAction,
  run: (tx: Database) => Promise<void>,
): Promise<void> {
  const fields = Object.entries(about).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
  )
  return runAuditedAction(context, { ...act, about: Object.fromEntries(fields) }, async (tx, touched) => {
    touched.role = 'operator'
    if (tenant !== undefined) touched.tenantId = (await findTenantByName(tx, tenant)).id
    await run(tx)
  })
}
