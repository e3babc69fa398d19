import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { observePool } from '../telemetry/pool-metrics.ts'
import type { Database, OpenDatabase } from './database.ts'
import { findDatabaseError } from './database-error.ts'
import { listenOnPostgres } from './listen-to-postgres-channel.ts'
import { migrationSettings } from './migrations.ts'
import {
  type DatabaseScope,
  getAllTenantsScope,
  getReadOnlyTenantScope,
  getTenantScope,
  ScopedPool,
} from './tenant-scope.ts'

const migrationLockId = 7_301_144

const connectTimeoutMs = 5000
/** Maximum time that a request waits for a free connection. Browsers wait equally long for a response. */
const poolWaitTimeoutMs = 30_000

/** The job queues have their own connections, so that jobs and requests do not wait for each other. */
const queueConnectionCount = 2

const defaultConnectionCount = 10
const statementTimeoutMs = 30_000
/** After this time Postgres ends a transaction without statements, and releases its locks. */
const idleTransactionTimeoutMs = 60_000

/** Compiling a query takes Postgres a tenth of a second, longer than any query of this server. */
const disableJitOption = '-c jit=off'

/** Other statements wait while a migration waits for a lock, so it gives up early and tries again. */
const migrationLockTimeoutMs = 300
const maxMigrationAttempts = 100
const migrationRetryDelayMs = 500

const isLockTimeout = (error: unknown): boolean => findDatabaseError(error)?.code === '55P03'

/** Applies migrations. Tries again until a migration gets its table locks, so that other statements never wait long. */
async function migrateUnderLock(url: string, to: typeof migrationSettings): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  await client.connect()
  try {
    const db = drizzle({ client, casing: 'snake_case' })
    await db.execute(sql`select pg_advisory_lock(${migrationLockId})`)
    await db.execute(sql.raw(`set lock_timeout = ${migrationLockTimeoutMs}`))
    for (let at = 1; ; at++) {
      try {
        await migrate(db, to)
        break
      } catch (error) {
        if (!isLockTimeout(error) || at === maxMigrationAttempts) throw error
        await wait(migrationRetryDelayMs)
      }
    }
    await db.execute(sql`select pg_advisory_unlock(${migrationLockId})`)
  } finally {
    await client.end()
  }
}

/**
 * Opens a connection pool on Postgres 15 or newer.
 * @param max maximum number of connections for requests
 * @param to migrations to apply; tests pass other ones
 * @throws StartError if Postgres does not respond or a migration fails
 */
export async function openPostgresDatabase(
  url: string,
  log: Logger,
  max = defaultConnectionCount,
  to = migrationSettings,
): Promise<OpenDatabase> {
  try {
    await migrateUnderLock(url, to)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The Postgres of DATABASE_URL cannot be used (${reason}): check that it runs, its URL and the rights of its user.`,
      { cause: error },
    )
  }
  const connections = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: poolWaitTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    options: disableJitOption,
  })
  connections.on('error', ({ name }) => log.error({ err: { name } }, 'lost an idle database connection'))
  /**
   * Without a listener for `error`, a lost connection would end the process. A running query reports the lost
   * connection itself.
   */
  connections.on('connect', (client) => client.on('error', () => {}))
  observePool(connections)
  const createScopedDatabase = (getScope: () => DatabaseScope): Database =>
    drizzle({ client: new ScopedPool(connections, getScope), casing: 'snake_case' })
  return {
    db: createScopedDatabase(getAllTenantsScope),
    tenantDb: createScopedDatabase(getTenantScope),
    readOnlyTenantDb: createScopedDatabase(getReadOnlyTenantScope),
    listen: listenOnPostgres(url, log),
    queues: { connectionString: url, application_name: 'portal queues', max: queueConnectionCount },
    close: () => connections.end(),
  }
}
