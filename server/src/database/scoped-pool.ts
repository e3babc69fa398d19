import pg from 'pg'
import { type DatabaseScope, statementsFor } from './tenant-scope.ts'

/**
 * Maximum number of prepared statements per connection: the first ones that a process uses, which are the most
 * frequent.
 */
const maxReadyScopes = 400
const names = new Map<string, string>()

/**
 * Names a statement, so that the server parses and plans it once per connection: saves a quarter of a small statement.
 * Limited, since lists of varying lengths give endless statements.
 */
function readyOnce(statement: { text: string; name?: string | undefined }): object {
  const known = names.get(statement.text)
  if (statement.name || (!known && names.size >= maxReadyScopes)) return statement
  const name = known ?? `ready_${names.size}`
  names.set(statement.text, name)
  return { ...statement, name }
}

/** Scope that each connection had last; a new one has all tenants. */
const reaches = new WeakMap<pg.PoolClient, DatabaseScope>()

/**
 * A pool whose connections switch scope: each sets its scope before the first statement if it differs from the last, so
 * that a single active tenant costs nothing. Connections must belong to the process for their whole session, as
 * advisory locks require too: an external pooler must pool sessions.
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

  // biome-ignore lint/suspicious/noExplicitAny: the driver has a dozen ways to be asked, of which one is used
  override async query(...args: any[]): Promise<any> {
    const reach = this.#reach()
    const client = await this.#ready(reach)
    try {
      const answer = await client.query(reach === 'every tenant' ? args[0] : readyOnce(args[0]), args[1])
      client.release()
      return answer
    } catch (error) {
      client.release(isLost(error))
      throw error
    }
  }

  async #ready(reach: DatabaseScope): Promise<pg.PoolClient> {
    const client = await this.#connections.connect()
    if ((reaches.get(client) ?? 'every tenant') === reach) return client
    try {
      await client.query(statementsFor(reach))
      reaches.set(client, reach)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

/** Whether a statement failed because of its connection; server errors have a code of five characters. */
const isLost = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))) ||
  /^(08|57P)/.test(String(error.code))
