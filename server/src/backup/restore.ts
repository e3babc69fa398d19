import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { requestRecordedErasures } from '../erasure/record.ts'
import { openFiles } from '../files/open.ts'
import { StartError } from '../start-error.ts'
import { databaseFile, type Manifest, readManifest } from './manifest.ts'
import { loadPostgres, onPostgres } from './postgres.ts'
import { copyIn, recordedFiles } from './stored-files.ts'

type RestoreTarget = Pick<Config, 'databaseUrl' | 'dataDir' | 'filesDir' | 'assetsDir' | 's3' | 's3Assets'>

async function loadEmbedded(
  dataDir: string,
  file: string,
  act: (db: Database) => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(dataDir)
  try {
    const folder = path.join(dataDir, 'db')
    const held = await readdir(folder).catch(() => [])
    if (held.length > 0)
      throw new StartError(`There is a database in ${folder}, which was left as it was: move it away first.`)
    const copy = new Blob([new Uint8Array(await readFile(file))])
    const client = await PGlite.create(folder, { loadDataDir: copy })
    await act(drizzle({ client, casing: 'snake_case' }))
    await client.close()
  } finally {
    unlock()
  }
}

/**
 * Restores a backup into an empty installation: database, files and builds.
 * @returns the manifest, keys of missing files, and the number of erasures that were requested again
 * @throws StartError if it is damaged, of another kind of database, or the target is not empty; then nothing has
 * changed
 */
export async function restoreBackup(
  into: RestoreTarget,
  from: string,
): Promise<{ manifest: Manifest; missing: string[]; erasures: number }> {
  const manifest = await readManifest(from)
  const file = path.join(from, databaseFile[manifest.database])
  const files = await openFiles(into)
  let missing: string[] = []
  let erasures = 0
  const putFiles = async (db: Database) => {
    missing = await copyIn(files, await recordedFiles(db), path.join(from, 'files'))
    erasures = await requestRecordedErasures(db, files, new Date())
  }
  if (manifest.database === 'postgres') {
    if (!into.databaseUrl)
      throw new StartError('This is a backup of a Postgres database: name an empty one in DATABASE_URL.')
    await loadPostgres(into.databaseUrl, file)
    await onPostgres(into.databaseUrl, putFiles)
  } else {
    if (into.databaseUrl)
      throw new StartError('This is a backup of an embedded database: put it back without DATABASE_URL.')
    await loadEmbedded(into.dataDir, file, putFiles)
  }
  await cp(path.join(from, 'builds'), into.assetsDir, { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
  return { manifest, missing: missing.filter((key) => !manifest.missing.includes(key)), erasures }
}
