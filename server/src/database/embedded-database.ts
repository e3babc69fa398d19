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
import {
  type DatabaseScope,
  getAllTenantsScope,
  getReadOnlyTenantScope,
  getScopeStatements,
  getTenantScope,
} from './tenant-scope.ts'

export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir'>

/**
 * Creates clients on the only connection of an embedded database. Statements run one after another; before a statement
 * with another scope, the connection switches to that scope.
 */
function createScopedClients(client: EmbeddedClient): (getScope: () => DatabaseScope) => EmbeddedClient {
  let last: Promise<unknown> = Promise.resolve()
  let connectionScope: DatabaseScope = 'every tenant'
  const runInScope = <T>(scope: DatabaseScope, run: () => Promise<T>): Promise<T> => {
    const done = last.then(async () => {
      if (connectionScope !== scope) {
        await client.exec(getScopeStatements(scope))
        connectionScope = scope
      }
      return run()
    })
    last = done.catch(() => {})
    return done
  }
  return (getScope) => ({
    query: (...args) => runInScope(getScope(), () => client.query(...args)),
    exec: (...args) => runInScope(getScope(), () => client.exec(...args)),
    transaction: (run) => runInScope(getScope(), () => client.transaction(run)),
    dumpDataDir: (...args) => runInScope(getScope(), () => client.dumpDataDir(...args)),
    listen: (...args) => client.listen(...args),
  })
}

const createBrokenDatabaseError = (folder: string, cause?: unknown) =>
  new StartError(
    `The database in ${folder} cannot be opened and was not changed: restore a copy of the folder, or move it away to start with an empty one.`,
    { cause },
  )

/** Rejects a folder that contains other files than a database. */
async function checkDatabaseFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw createBrokenDatabaseError(folder, error)
  })
  if (files.length === 0) return
  const control = await stat(join(folder, 'global', 'pg_control')).catch(() => null)
  if (!files.includes('PG_VERSION') || control?.size !== 8192) throw createBrokenDatabaseError(folder)
}

export function createEmbeddedDatabase(client: EmbeddedClient): Omit<OpenDatabase, 'close'> {
  const createScopedClient = createScopedClients(client)
  const createScopedDatabase = (getScope: () => DatabaseScope): Database =>
    drizzle({ client: createScopedClient(getScope) as PGlite, casing: 'snake_case' })
  return {
    db: createScopedDatabase(getAllTenantsScope),
    tenantDb: createScopedDatabase(getTenantScope),
    readOnlyTenantDb: createScopedDatabase(getReadOnlyTenantScope),
    listen: (channel, hear) => client.listen(channel, hear),
    copy: () => createScopedClient(getAllTenantsScope).dumpDataDir('none'),
    queues: { backend: 'pglite', db: fromPglite(createScopedClient(getAllTenantsScope)) },
  }
}

async function startEmbeddedDatabase(folder: string, to: typeof migrationSettings): Promise<OpenDatabase> {
  const client = await PGlite.create(folder)
  await migrate(drizzle({ client, casing: 'snake_case' }), to)
  return { ...createEmbeddedDatabase(client), close: () => client.close() }
}

/**
 * Opens the embedded database in the folder `db` of the data folder, and creates it on the first start.
 * @param to migrations to apply; tests pass other ones
 * @throws StartError if the folder is in use or damaged
 */
export async function openEmbeddedDatabase(
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
    const { close, ...open } = await startEmbeddedDatabase(folder, to)
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
    throw error instanceof StartError ? error : createBrokenDatabaseError(folder, error)
  }
}
