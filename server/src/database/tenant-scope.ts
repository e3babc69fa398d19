import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Restrictions for a person acting in another's file, and the number of that person (HOUSE-03, HOUSE-08). */
export interface ScopeRestrictions {
  /** Number of the customer who acts in another's file; null: the file's owner. */
  readonly actor: number | null
  /** Hidden parts of the file. */
  readonly withheld: readonly string[]
  /** Read-only parts of the file. */
  readonly fixed: readonly string[]
}

const noRestrictions: ScopeRestrictions = { actor: null, withheld: [], fixed: [] }
const currentScope = new AsyncLocalStorage<{ tenantId: number; within: ScopeRestrictions }>()

/**
 * Runs a function for a tenant. Inside it, and in everything it starts, the tenant database handle sees only this
 * tenant's rows, without withheld parts of the file.
 */
export const runWithinTenant = <T>(
  tenantId: number,
  act: () => T,
  within: ScopeRestrictions = noRestrictions,
): T => currentScope.run({ tenantId, within }, act)

/** Gets the current restrictions; empty for the file's owner. */
export const getCurrentRestrictions = (): ScopeRestrictions =>
  currentScope.getStore()?.within ?? noRestrictions

/**
 * Scope of a statement: all tenants, as the tables' owner; one tenant by its number; or none, which sees nothing. A
 * tenant's scope may be read-only, which the database enforces.
 */
export type DatabaseScope = 'every tenant' | `tenant ${number | 'none'}${string}`

export const getAllTenantsScope = (): DatabaseScope => 'every tenant'

/** Gets the scope of the current tenant; outside of a call a scope without any tenant. */
export const getTenantScope = (): DatabaseScope => {
  const { tenantId = 'none', within = noRestrictions } = currentScope.getStore() ?? {}
  const { actor, withheld } = within
  return `tenant ${tenantId}${actor === null ? '' : ` by ${actor}`}${withheld.length > 0 ? ` without ${withheld}` : ''}`
}

/** Gets the scope of the current tenant, read-only. */
export const getReadOnlyTenantScope = (): DatabaseScope =>
  `tenant ${currentScope.getStore()?.tenantId ?? 'none'} looking`

/** Gets the statements that switch a connection to a scope. */
export function getScopeStatements(reach: DatabaseScope): string {
  const [, tenantId = ''] = /^tenant (\d+)/.exec(reach) ?? []
  const [, actor = ''] = / by (\d+)/.exec(reach) ?? []
  const [, withheld = ''] = / without ([a-z_,]+)$/.exec(reach) ?? []
  const role = reach === 'every tenant' ? 'reset role' : 'set role portal_tenant'
  const looking = reach.endsWith('looking') ? 'on' : 'off'
  const settings = { tenant: tenantId, actor, withheld }
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('portal.${name}', '${value}', false)`,
  )
  return `${role}; select ${set.join(', ')}, set_config('default_transaction_read_only', '${looking}', false)`
}

/** Whether the database rejected a change in a read-only scope. */
export function isReadOnlyError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '25006') || isReadOnlyError(error.cause)
}

/** Limits the rest of a transaction to one tenant. */
export async function limitToTenant(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`set local role portal_tenant`)
  await tx.execute(sql`select set_config('portal.tenant', ${String(tenantId)}, true)`)
}

/** Runs a part of a transaction as the tables' owner, whatever the transaction's scope. */
export async function runAsOwner<T>(tx: Database, act: () => Promise<T>): Promise<T> {
  const { rows } = (await tx.execute(sql`select current_setting('role') as role`)) as unknown as {
    rows: { role: string }[]
  }
  await tx.execute(sql`select set_config('role', 'none', true)`)
  const answer = await act()
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`)
  return answer
}

export const endTenantLimit = async (tx: Database): Promise<void> => void (await tx.execute(sql`reset role`))
