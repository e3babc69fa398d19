import pg from 'pg'
import { type Reach, statementsFor } from './firm.ts'

/** So many statements are kept ready on each connection: those that a process meets first, which are those it does most. */
const mostReady = 400
const names = new Map<string, string>()

/**
 * A statement by a name, so that the server reads and plans it once a connection and not each time: a fourth of what a small
 * one costs. Lists of many lengths would be without end, so there is a limit.
 */
function readyOnce(asked: { text: string; name?: string | undefined }): object {
  const known = names.get(asked.text)
  if (asked.name || (!known && names.size >= mostReady)) return asked
  const name = known ?? `ready_${names.size}`
  names.set(asked.text, name)
  return { ...asked, name }
}

/** For whom each connection was used last; a new one is for every firm. */
const reaches = new WeakMap<pg.PoolClient, Reach>()

/**
 * Connections of a pool that are for somebody: each is told for whom before its first statement, when that is not who it was
 * for last, so that with one firm at work nothing is added. Connections must be the process's own from begin to end of a
 * session, as advisory locks want too: a pooler in between has to pool sessions.
 */
export class ScopedPool extends pg.Pool {
  readonly #connections: pg.Pool
  readonly #reach: () => Reach

  constructor(connections: pg.Pool, reach: () => Reach) {
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
  override async query(...asked: any[]): Promise<any> {
    const reach = this.#reach()
    const client = await this.#ready(reach)
    try {
      const answer = await client.query(reach === 'every firm' ? asked[0] : readyOnce(asked[0]), asked[1])
      client.release()
      return answer
    } catch (error) {
      client.release(isLost(error))
      throw error
    }
  }

  async #ready(reach: Reach): Promise<pg.PoolClient> {
    const client = await this.#connections.connect()
    if ((reaches.get(client) ?? 'every firm') === reach) return client
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

/** Whether a statement failed because its connection did; what the server says of a statement has a code of five. */
const isLost = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))) ||
  /^(08|57P)/.test(String(error.code))
