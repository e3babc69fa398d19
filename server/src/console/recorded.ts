import { recorded as recordedByStaff, type StaffAct } from '../audit/recorded.ts'
import type { Database } from '../database/database.ts'
import { findTenantByName } from '../tenants/find.ts'
import type { ConsoleParts } from './parts.ts'

interface Act extends Omit<StaffAct, 'about'> {
  /** Subdomain of the concerned tenant; undefined if it concerns all. */
  tenant: string | undefined
  about: Readonly<Record<string, string | number | boolean | undefined>>
}

/**
 * Runs an operator's action and records it in one transaction; rejected ones are recorded too.
 * @throws HttpError as the action does
 */
export function recorded(
  { context }: Pick<ConsoleParts, 'context'>,
  { tenant, about, ...act }: Act,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const fields = Object.entries(about).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
  )
  return recordedByStaff(context, { ...act, about: Object.fromEntries(fields) }, async (tx, touched) => {
    touched.role = 'operator'
    if (tenant !== undefined) touched.tenantId = (await findTenantByName(tx, tenant)).id
    await work(tx)
  })
}
