import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from './database.ts'
import { findDatabaseError } from './database-error.ts'
import { selectRows } from './select-rows.ts'

/** Restrictions of a person who acts in another person's customer file (HOUSE-03, HOUSE-08). */
export interface ScopeRestrictions {
  /** Customer who acts in another person's customer file; null for the owner. */
  readonly actor: number | null
  /** Parts of the owner's data that this person may not see. */
  readonly withheld: readonly string[]
  /** Parts of the owner's data that this person may only read. */
  readonly readOnly: readonly string[]
}

const noRestrictions: ScopeRestrictions = { actor: null, withheld: [], readOnly: [] }
const currentScope = new AsyncLocalStorage<{ tenantId: number; restrictions: ScopeRestrictions }>()

/**
 * Runs a function for a tenant. Within it, the tenant's database handle sees only rows of this tenant, without the
 * parts of a customer file that are withheld.
 */
export const runWithinTenant = <T>(
  tenantId: number,
  run: () => T,
  restrictions: ScopeRestrictions = noRestrictions,
): T => currentScope.run({ tenantId, restrictions }, run)

/** Restrictions of the current call; none for the owner of a customer file. */
export const getCurrentRestrictions = (): ScopeRestrictions =>
  currentScope.getStore()?.restrictions ?? noRestrictions

/**
 * 'every tenant': as the owner of the tables. 'tenant none': sees nothing. A scope may be read-only, which Postgres
 * enforces.
 */
export type DatabaseScope = 'every tenant' | `tenant ${number | 'none'}${string}`

export const getAllTenantsScope = (): DatabaseScope => 'every tenant'

/** Returns the scope of the current call; outside of a call, a scope without any tenant. */
export const getTenantScope = (): DatabaseScope => {
  const { tenantId = 'none', restrictions = noRestrictions } = currentScope.getStore() ?? {}
  const { actor, withheld } = restrictions
  return `tenant ${tenantId}${actor === null ? '' : ` by ${actor}`}${withheld.length > 0 ? ` without ${withheld}` : ''}`
}

export const getReadOnlyTenantScope = (): DatabaseScope =>
  `tenant ${currentScope.getStore()?.tenantId ?? 'none'} looking`

export function getScopeStatements(scope: DatabaseScope): string {
  const [, tenantId = ''] = /^tenant (\d+)/.exec(scope) ?? []
  const [, actor = ''] = / by (\d+)/.exec(scope) ?? []
  const [, withheld = ''] = / without ([a-z_,]+)$/.exec(scope) ?? []
  const role = scope === 'every tenant' ? 'reset role' : 'set role portal_tenant'
  const readOnly = scope.endsWith('looking') ? 'on' : 'off'
  const settings = { tenant: tenantId, actor, withheld }
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('portal.${name}', '${value}', false)`,
  )
  return `${role}; select ${set.join(', ')}, set_config('default_transaction_read_only', '${readOnly}', false)`
}

export async function limitToTenant(tx: Database, tenantId: number): Promise<void> {
  await tx.execute(sql`set local role portal_tenant`)
  await tx.execute(sql`select set_config('portal.tenant', ${String(tenantId)}, true)`)
}

/** Runs a part of a transaction as the owner of the tables. */
export async function runAsOwner<T>(tx: Database, run: () => Promise<T>): Promise<T> {
  const [before] = await selectRows<{ role: string }>(tx, sql`select current_setting('role') as role`)
  await tx.execute(sql`select set_config('role', 'none', true)`)
  const answer = await run()
  await tx.execute(sql`select set_config('role', ${before?.role ?? 'none'}, true)`)
  return answer
}

export const endTenantLimit = async (tx: Database): Promise<void> => void (await tx.execute(sql`reset role`))

/**
 * Maximum number of prepared statements per connection. The first statements of a process are prepared, since they are
 * the most frequent.
 */
const maxPreparedStatements = 400
const statementNames = new Map<string, string>()

/**
 * Names a statement, so that Postgres parses and plans it once per connection. That saves a quarter of the time of a
 * small statement.
 */
function toPreparedStatement(statement: { text: string; name?: string | undefined }): object {
  const known = statementNames.get(statement.text)
  if (statement.name || (!known && statementNames.size >= maxPreparedStatements)) return statement
  const name = known ?? `ready_${statementNames.size}`
  statementNames.set(statement.text, name)
  return { ...statement, name }
}

/** Current scope of each connection. A connection without an entry has access to all tenants. */
const scopeByConnection = new WeakMap<pg.PoolClient, DatabaseScope>()

/**
 * A pool that sets the database scope of a connection before a statement, if it differs from the scope of the previous
 * statement. An external pooler must use session pooling, which advisory locks require too.
 */
export class ScopedPool extends pg.Pool {
  readonly #connections: pg.Pool
  readonly #reach: () => DatabaseScope

  constructor(connections: pg.Pool, getScope: () => DatabaseScope) {
    super()
    this.#connections = connections
    this.#reach = getScope
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined) => void): void
  override connect(callback?: unknown): Promise<pg.PoolClient> {
    if (callback) throw new TypeError('connections are asked for by promise')
    return this.#ready(this.#reach())
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's query has many overloads, of which one is used
  override async query(...args: any[]): Promise<any> {
    const scope = this.#reach()
    const client = await this.#ready(scope)
    try {
      const answer = await client.query(
        scope === 'every tenant' ? args[0] : toPreparedStatement(args[0]),
        args[1],
      )
      client.release()
      return answer
    } catch (error) {
      client.release(isConnectionLost(error))
      throw error
    }
  }

  async #ready(scope: DatabaseScope): Promise<pg.PoolClient> {
    const client = await this.#connections.connect()
    if ((scopeByConnection.get(client) ?? 'every tenant') === scope) return client
    try {
      await client.query(getScopeStatements(scope))
      scopeByConnection.set(client, scope)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

/** Whether a statement failed because the connection was lost. Other errors have a code of Postgres. */
const isConnectionLost = (error: unknown): boolean => /^(08|57P|$)/.test(findDatabaseError(error)?.code ?? '')
