import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { OpenDatabase } from './database.ts'
import { migrations } from './migrations.ts'

/** Number of the advisory lock that keeps two processes from migrating at once. */
const migrationLock = 7_301_144

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const db = drizzle({ client, casing: 'snake_case' })
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migrate(db, migrations)
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  } finally {
    client.release()
  }
}

/**
 * Opens a pool on a Postgres server, 15 or newer.
 * @throws StartError when it does not answer or refuses the migrations.
 */
export async function openPostgres(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  pool.on('error', (error) => log.error({ err: error }, 'lost an idle database connection'))
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The Postgres of DATABASE_URL cannot be used (${reason}): see that it runs and that the address and rights are right.`,
      { cause: error },
    )
  }
  return { db: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() }
}
