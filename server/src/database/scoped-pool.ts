import pg from 'pg'
import { type DatabaseScope, getScopeStatements } from './tenant-scope.ts'

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

/**
 * Whether a statement failed because the connection was lost. Errors of Postgres itself have a code of five characters.
 */
const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))) ||
  /^(08|57P)/.test(String(error.code))
