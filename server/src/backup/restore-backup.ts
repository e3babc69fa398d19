import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { requestRecordedErasures } from '../erasure/erasure-record.ts'
import { returnNullIfAbsent } from '../files/folder-file-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { StartError } from '../start-error.ts'
import { type BackupManifest, databaseFileNames, readManifest } from './backup-manifest.ts'
import { loadPostgresDump, withPostgresConnection } from './postgres-dump.ts'
import { copyFilesFromBackup, findRecordedFiles } from './stored-files.ts'

type RestoreTarget = Pick<Config, 'databaseUrl' | 'dataDir' | 'filesDir' | 'assetsDir' | 's3' | 's3Assets'>

async function loadEmbeddedDump(
  dataDir: string,
  file: string,
  run: (db: Database) => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(dataDir)
  try {
    const folder = path.join(dataDir, 'db')
    const held = await readdir(folder).catch(() => [])
    if (held.length > 0)
      throw new StartError(`There is a database in ${folder}, which was not changed: move it away first.`)
    const copy = new Blob([new Uint8Array(await readFile(file))])
    const client = await PGlite.create(folder, { loadDataDir: copy })
    await run(drizzle({ client, casing: 'snake_case' }))
    await client.close()
  } finally {
    unlock()
  }
}

/**
 * Restores database, files and builds into an empty installation. Changes nothing if it fails.
 * @returns the manifest, the keys of missing files, and the number of erasures to repeat
 * @throws StartError if the backup is damaged or of another kind of database, or the installation is not empty
 */
export async function restoreBackup(
  into: RestoreTarget,
  from: string,
): Promise<{ manifest: BackupManifest; missing: string[]; erasures: number }> {
  const manifest = await readManifest(from)
  const file = path.join(from, databaseFileNames[manifest.database])
  const files = await openFileStore(into)
  let missing: string[] = []
  let erasures = 0
  const restoreFiles = async (db: Database) => {
    missing = await copyFilesFromBackup(files, await findRecordedFiles(db), path.join(from, 'files'))
    erasures = await requestRecordedErasures(db, files, new Date())
  }
  if (manifest.database === 'postgres') {
    if (!into.databaseUrl)
      throw new StartError('This is a backup of a Postgres database: name an empty one in DATABASE_URL.')
    await loadPostgresDump(into.databaseUrl, file)
    await withPostgresConnection(into.databaseUrl, restoreFiles)
  } else {
    if (into.databaseUrl)
      throw new StartError('This is a backup of an embedded database: restore it without DATABASE_URL.')
    await loadEmbeddedDump(into.dataDir, file, restoreFiles)
  }
  await cp(path.join(from, 'builds'), into.assetsDir, { recursive: true }).catch(returnNullIfAbsent)
  return { manifest, missing: missing.filter((key) => !manifest.missing.includes(key)), erasures }
}
