import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { observePool } from '../telemetry/pool.ts'
import { aloneOn } from './alone.ts'
import type { Database, OpenDatabase } from './database.ts'
import { everyFirm, firmLooking, firmNow, type Reach } from './firm.ts'
import { listenOnPostgres } from './listen.ts'
import { migrations } from './migrations.ts'
import { ScopedPool } from './scoped-pool.ts'

/** Number of the advisory lock that keeps two processes from migrating at once. */
const migrationLock = 7_301_144

/** How long a server may take to let somebody in, in milliseconds. */
const connectTimeoutMs = 5000
/** How long a request waits for a connection when all are in use: as long as browsers wait for its answer. */
const queueing = 30_000

/** Connections that the queues of work have besides, so that neither they nor requests wait for each other; one more listens. */
const queueConnections = 2

/** The most connections of a process that are open at once for requests, where no setting says otherwise. */
const usualConnections = 10
/** How long a statement may run. */
const statementTimeoutMs = 30_000
/** How long a transaction may stand still before Postgres ends it, so that what it holds is free. */
const idleTransactionTimeoutMs = 60_000

/** Compiling a query takes Postgres a tenth of a second, which is longer than any query here takes: a search would wait for nothing else. */
const withoutJit = '-c jit=off'

/** How long a migration waits for a lock that everybody else then queues behind, in milliseconds: less than a deadlock takes to be seen. */
const lockMs = 300
/** How often a migration is tried, and how long between, in milliseconds. */
const tries = 100
const betweenMs = 500

/** Whether the server says that a lock did not become free in time. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause))

/** Migrates as soon as the locks that it takes are free, without letting others queue for long. */
async function migrateAlone(url: string, to: typeof migrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  await client.connect()
  try {
    const db = drizzle({ client, casing: 'snake_case' })
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await db.execute(sql.raw(`set lock_timeout = ${lockMs}`))
    for (let at = 1; ; at++) {
      try {
        await migrate(db, to)
        break
      } catch (error) {
        if (!isLocked(error) || at === tries) throw error
        await wait(betweenMs)
      }
    }
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  } finally {
    await client.end()
  }
}

/**
 * Opens a pool on a Postgres server, 15 or newer.
 * @param max most connections that are open at once for requests
 * @param to other migrations than the server's own, in tests
 * @throws StartError when it does not answer or refuses the migrations.
 */
export async function openPostgres(
  url: string,
  log: Logger,
  max = usualConnections,
  to = migrations,
): Promise<OpenDatabase> {
  try {
    await migrateAlone(url, to)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The Postgres of DATABASE_URL cannot be used (${reason}): see that it runs and that the address and rights are right.`,
      { cause: error },
    )
  }
  const connections = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: queueing,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    options: withoutJit,
  })
  connections.on('error', ({ name }) => log.error({ err: { name } }, 'lost an idle database connection'))
  /** One that is lost while it is used says so to whoever uses it; nobody else has to hear of it, or the process would end. */
  connections.on('connect', (client) => client.on('error', () => {}))
  observePool(connections)
  const handle = (reach: () => Reach): Database =>
    drizzle({ client: new ScopedPool(connections, reach), casing: 'snake_case' })
  return {
    db: handle(everyFirm),
    ofFirm: handle(firmNow),
    lookingAtFirm: handle(firmLooking),
    alone: aloneOn(connections),
    listen: listenOnPostgres(url, log),
    queues: { connectionString: url, application_name: 'portal queues', max: queueConnections },
    close: () => connections.end(),
  }
}
