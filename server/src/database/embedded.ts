import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import type { Database, OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationSettings } from './migrations.ts'
import { createLocalLock } from './process-lock.ts'
import {
  type DatabaseScope,
  getAllTenantsScope,
  getReadOnlyTenantScope,
  getScopeStatements,
  getTenantScope,
} from './tenant-scope.ts'

export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir'>

/**
 * Switches the single connection of an embedded database between scopes: sets the scope before a statement whose scope
 * differs from that of the previous statement. Statements run one after another.
 */
function createScopedClients(client: EmbeddedClient): (reach: () => DatabaseScope) => EmbeddedClient {
  let last: Promise<unknown> = Promise.resolve()
  let is: DatabaseScope = 'every tenant'
  const inTurn = <T>(reach: DatabaseScope, act: () => Promise<T>): Promise<T> => {
    const done = last.then(async () => {
      if (is !== reach) {
        await client.exec(getScopeStatements(reach))
        is = reach
      }
      return act()
    })
    last = done.catch(() => {})
    return done
  }
  return (reach) => ({
    query: (...args) => inTurn(reach(), () => client.query(...args)),
    exec: (...args) => inTurn(reach(), () => client.exec(...args)),
    transaction: (act) => inTurn(reach(), () => client.transaction(act)),
    dumpDataDir: (...args) => inTurn(reach(), () => client.dumpDataDir(...args)),
    listen: (...args) => client.listen(...args),
  })
}

const brokenDatabaseError = (folder: string, cause?: unknown) =>
  new StartError(
    `The database in ${folder} cannot be opened and was left as it is: put back a copy of the folder, or move it away to begin anew.`,
    { cause },
  )

/** Rejects a folder with files that are not a database, before writing to it. */
async function checkDatabaseFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw brokenDatabaseError(folder, error)
  })
  if (files.length === 0) return
  const control = await stat(join(folder, 'global', 'pg_control')).catch(() => null)
  if (!files.includes('PG_VERSION') || control?.size !== 8192) throw brokenDatabaseError(folder)
}

/** Creates the database handles of an embedded Postgres database. */
export function createEmbeddedDatabase(client: EmbeddedClient): Omit<OpenDatabase, 'close'> {
  const clientFor = createScopedClients(client)
  const createScopedDatabase = (reach: () => DatabaseScope): Database =>
    drizzle({ client: clientFor(reach) as PGlite, casing: 'snake_case' })
  return {
    db: createScopedDatabase(getAllTenantsScope),
    ofTenant: createScopedDatabase(getTenantScope),
    ofTenantReadOnly: createScopedDatabase(getReadOnlyTenantScope),
    processLock: createLocalLock(),
    listen: (channel, hear) => client.listen(channel, hear),
    copy: () => clientFor(getAllTenantsScope).dumpDataDir('none'),
    queues: { backend: 'pglite', db: fromPglite(clientFor(getAllTenantsScope)) },
  }
}

async function startEmbedded(folder: string, to: typeof migrationSettings): Promise<OpenDatabase> {
  const client = await PGlite.create(folder)
  await migrate(drizzle({ client, casing: 'snake_case' }), to)
  return { ...createEmbeddedDatabase(client), close: () => client.close() }
}

/**
 * Opens the embedded database in `db` below a data folder, creating it on the first start.
 * @param to other migrations, in tests
 * @throws StartError if the folder is in use or broken; nothing in it is overwritten
 */
export async function openEmbedded(
  dataDir: string,
  log: Logger,
  to = migrationSettings,
): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`, {
      cause: error,
    })
  })
  const folder = join(dataDir, 'db')
  try {
    await checkDatabaseFolder(folder)
    const { close, ...open } = await startEmbedded(folder, to)
    return {
      ...open,
      close: async () => {
        await close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    log.debug({ err: error }, 'embedded database')
    throw error instanceof StartError ? error : brokenDatabaseError(folder, error)
  }
}
