import pg from 'pg'
import { type DatabaseScope, getScopeStatements } from './tenant-scope.ts'

/**
 * Maximum number of prepared statements per connection: the first ones that a process uses, which are the most
 * frequent.
 */
const maxPreparedStatements = 400
const statementNames = new Map<string, string>()

/**
 * Names a statement, so that the server parses and plans it once per connection: saves a quarter of the time of a small
 * statement. The number is limited, since lists of varying lengths give endless statements.
 */
function toPreparedStatement(statement: { text: string; name?: string | undefined }): object {
  const known = statementNames.get(statement.text)
  if (statement.name || (!known && statementNames.size >= maxPreparedStatements)) return statement
  const name = known ?? `ready_${statementNames.size}`
  statementNames.set(statement.text, name)
  return { ...statement, name }
}

/** Last scope of each connection; a new connection has access to all tenants. */
const scopeByConnection = new WeakMap<pg.PoolClient, DatabaseScope>()

/**
 * A pool whose connections switch scope: each sets its scope before a statement if it differs from the previous one, so
 * that a single active tenant costs nothing. Connections must belong to the process for their whole session, as
 * advisory locks require too: an external pooler must use session pooling.
 */
export class ScopedPool extends pg.Pool {
  readonly #connections: pg.Pool
  readonly #reach: () => DatabaseScope

  constructor(connections: pg.Pool, reach: () => DatabaseScope) {
    super()
    this.#connections = connections
    this.#reach = reach
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined) => void): void
  override connect(callback?: unknown): Promise<pg.PoolClient> {
    if (callback) throw new TypeError('connections are asked for by promise')
    return this.#ready(this.#reach())
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's query has many overloads, of which one is used
  override async query(...args: any[]): Promise<any> {
    const reach = this.#reach()
    const client = await this.#ready(reach)
    try {
      const answer = await client.query(
        reach === 'every tenant' ? args[0] : toPreparedStatement(args[0]),
        args[1],
      )
      client.release()
      return answer
    } catch (error) {
      client.release(isConnectionLost(error))
      throw error
    }
  }

  async #ready(reach: DatabaseScope): Promise<pg.PoolClient> {
    const client = await this.#connections.connect()
    if ((scopeByConnection.get(client) ?? 'every tenant') === reach) return client
    try {
      await client.query(getScopeStatements(reach))
      scopeByConnection.set(client, reach)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

/** Whether a statement failed because of its connection; server errors have a code of five characters. */
const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))) ||
  /^(08|57P)/.test(String(error.code))
