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
import { localLock } from './lock.ts'
import { migrations } from './migrations.ts'
import {
  currentTenant,
  currentTenantReadOnly,
  type DatabaseScope,
  everyTenant,
  statementsFor,
} from './tenant-scope.ts'

export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir'>

/**
 * Switches the single connection of an embedded database between scopes: before a statement of another scope than the
 * last, it sets the scope; statements run one after another.
 */
function scopedClients(client: EmbeddedClient): (reach: () => DatabaseScope) => EmbeddedClient {
  let last: Promise<unknown> = Promise.resolve()
  let is: DatabaseScope = 'every tenant'
  const inTurn = <T>(reach: DatabaseScope, act: () => Promise<T>): Promise<T> => {
    const done = last.then(async () => {
      if (is !== reach) {
        await client.exec(statementsFor(reach))
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

const broken = (folder: string, cause?: unknown) =>
  new StartError(
    `The database in ${folder} cannot be opened and was left as it is: put back a copy of the folder, or move it away to begin anew.`,
    { cause },
  )

/** Rejects a folder with files that are not a database, before writing to it. */
async function checkFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw broken(folder, error)
  })
  if (files.length === 0) return
  const control = await stat(join(folder, 'global', 'pg_control')).catch(() => null)
  if (!files.includes('PG_VERSION') || control?.size !== 8192) throw broken(folder)
}

/** An embedded Postgres database with its tables. */
export function embeddedOn(client: EmbeddedClient): Omit<OpenDatabase, 'close'> {
  const clientFor = scopedClients(client)
  const handle = (reach: () => DatabaseScope): Database =>
    drizzle({ client: clientFor(reach) as PGlite, casing: 'snake_case' })
  return {
    db: handle(everyTenant),
    ofTenant: handle(currentTenant),
    ofTenantReadOnly: handle(currentTenantReadOnly),
    processLock: localLock(),
    listen: (channel, hear) => client.listen(channel, hear),
    copy: () => clientFor(everyTenant).dumpDataDir('none'),
    queues: { backend: 'pglite', db: fromPglite(clientFor(everyTenant)) },
  }
}

async function start(folder: string, to: typeof migrations): Promise<OpenDatabase> {
  const client = await PGlite.create(folder)
  await migrate(drizzle({ client, casing: 'snake_case' }), to)
  return { ...embeddedOn(client), close: () => client.close() }
}

/**
 * Opens the embedded database in `db` below a data folder, creating it on the first start.
 * @param to other migrations, in tests
 * @throws StartError if the folder is in use or broken; nothing in it is overwritten
 */
export async function openEmbedded(dataDir: string, log: Logger, to = migrations): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`, {
      cause: error,
    })
  })
  const folder = join(dataDir, 'db')
  try {
    await checkFolder(folder)
    const { close, ...open } = await start(folder, to)
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
    throw error instanceof StartError ? error : broken(folder, error)
  }
}
