import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { observePool } from '../telemetry/pool.ts'
import type { Database, OpenDatabase } from './database.ts'
import { listenOnPostgres } from './listen.ts'
import { postgresLock } from './lock.ts'
import { migrations } from './migrations.ts'
import { ScopedPool } from './scoped-pool.ts'
import { currentTenant, currentTenantReadOnly, type DatabaseScope, everyTenant } from './tenant-scope.ts'

/** Number of the advisory lock against concurrent migrations. */
const migrationLock = 7_301_144

/** Connection timeout in milliseconds. */
const connectTimeoutMs = 5000
/** Maximum wait for a free connection, the same as browsers' timeout. */
const queueing = 30_000

/** Separate connections for the job queues, so that they and requests do not wait for each other; one more listens. */
const queueConnections = 2

/** Default maximum of open connections for requests. */
const usualConnections = 10
/** Statement timeout. */
const statementTimeoutMs = 30_000
/** Timeout of an idle transaction, after which Postgres ends it and releases its locks. */
const idleTransactionTimeoutMs = 60_000

/** JIT compilation takes Postgres a tenth of a second, longer than any query here. */
const withoutJit = '-c jit=off'

/** Lock timeout of a migration, behind which others queue, in milliseconds: shorter than deadlock detection. */
const lockMs = 300
/** Number of attempts of a migration, and the delay between, in milliseconds. */
const tries = 100
const betweenMs = 500

/** Whether a lock timeout occurred. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause))

/** Migrates once its locks are free, without making others queue for long. */
async function migrateUnderLock(url: string, to: typeof migrations): Promise<void> {
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
 * Opens a pool on a Postgres server, version 15 or newer.
 * @param max maximum number of connections for requests
 * @param to other migrations, in tests
 * @throws StartError if it does not respond or rejects the migrations
 */
export async function openPostgres(
  url: string,
  log: Logger,
  max = usualConnections,
  to = migrations,
): Promise<OpenDatabase> {
  try {
    await migrateUnderLock(url, to)
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
  /** A connection lost in use reports that to its user; without this listener the process would exit. */
  connections.on('connect', (client) => client.on('error', () => {}))
  observePool(connections)
  const handle = (reach: () => DatabaseScope): Database =>
    drizzle({ client: new ScopedPool(connections, reach), casing: 'snake_case' })
  return {
    db: handle(everyTenant),
    ofTenant: handle(currentTenant),
    ofTenantReadOnly: handle(currentTenantReadOnly),
    processLock: postgresLock(connections),
    listen: listenOnPostgres(url, log),
    queues: { connectionString: url, application_name: 'portal queues', max: queueConnections },
    close: () => connections.end(),
  }
}
