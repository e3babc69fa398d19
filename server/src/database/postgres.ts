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
import { migrationSettings } from './migrations.ts'
import { createPostgresLock } from './process-lock.ts'
import { ScopedPool } from './scoped-pool.ts'
import {
  type DatabaseScope,
  getAllTenantsScope,
  getReadOnlyTenantScope,
  getTenantScope,
} from './tenant-scope.ts'

const migrationLockId = 7_301_144

const connectTimeoutMs = 5000
/** Maximum wait for a free connection in milliseconds, the same as browsers' timeout. */
const poolWaitTimeoutMs = 30_000

/** Number of separate connections for the job queues, so that they and requests do not wait for each other. */
const queueConnections = 2

const defaultConnections = 10
const statementTimeoutMs = 30_000
/** Timeout of an idle transaction, after which Postgres ends it and releases its locks. */
const idleTransactionTimeoutMs = 60_000

/** Disables JIT compilation, which takes Postgres a tenth of a second, longer than any query here. */
const disableJitOption = '-c jit=off'

/**
 * Lock timeout of a migration in milliseconds, since other statements queue behind it: shorter than deadlock detection.
 */
const migrationLockTimeoutMs = 300
/** Number of attempts of a migration, and the delay between two attempts in milliseconds. */
const migrationAttempts = 100
const migrationRetryDelayMs = 500

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause))

/** Migrates as soon as its locks are free, without making other statements queue for long. */
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
        if (!isLockTimeout(error) || at === migrationAttempts) throw error
        await wait(migrationRetryDelayMs)
      }
    }
    await db.execute(sql`select pg_advisory_unlock(${migrationLockId})`)
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
  max = defaultConnections,
  to = migrationSettings,
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
    connectionTimeoutMillis: poolWaitTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    options: disableJitOption,
  })
  connections.on('error', ({ name }) => log.error({ err: { name } }, 'lost an idle database connection'))
  /** A query on a lost connection already fails; without this listener the process would exit. */
  connections.on('connect', (client) => client.on('error', () => {}))
  observePool(connections)
  const createScopedDatabase = (reach: () => DatabaseScope): Database =>
    drizzle({ client: new ScopedPool(connections, reach), casing: 'snake_case' })
  return {
    db: createScopedDatabase(getAllTenantsScope),
    ofTenant: createScopedDatabase(getTenantScope),
    ofTenantReadOnly: createScopedDatabase(getReadOnlyTenantScope),
    processLock: createPostgresLock(connections),
    listen: listenOnPostgres(url, log),
    queues: { connectionString: url, application_name: 'portal queues', max: queueConnections },
    close: () => connections.end(),
  }
}
