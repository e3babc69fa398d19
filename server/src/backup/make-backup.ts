import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { builds } from '../database/tables/build.ts'
import type { FileStore } from '../files/file-store.ts'
import { returnNullIfAbsent } from '../files/folder-file-store.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import { toStoredBuild } from '../registry/builds.ts'
import { StartError } from '../start-error.ts'
import { type BackupManifest, databaseFileNames, hashFile, writeManifest } from './backup-manifest.ts'
import { dumpPostgres, withPostgresConnection } from './postgres-dump.ts'
import { copyFilesToBackup, findRecordedFiles, type RecordedFile } from './stored-files.ts'

export interface BackupSource {
  config: Pick<Config, 'databaseUrl'>
  /** The embedded database; null if the portal uses Postgres. */
  embedded: Pick<OpenDatabase, 'db' | 'copy'> | null
  files: FileStore
  assets: AssetStore
}

async function createEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty and was not changed: name a new folder for the backup.`)
}

async function copyBuilds(db: Database, assets: AssetStore, folder: string): Promise<void> {
  for (const build of await db.select().from(builds)) {
    const stored = toStoredBuild(build)
    await assets.fetchLocally(stored)
    const from = path.join(assets.folder, build.name, build.hash)
    await cp(from, path.join(folder, build.name, build.hash), { recursive: true }).catch(returnNullIfAbsent)
  }
}

/**
 * Makes a backup in a new folder while the portal runs. Copies the files, then the database, then the files that were
 * added meanwhile, so that the backup has every file to which the database refers.
 * @throws StartError if the folder is not empty
 */
export async function makeBackup(
  { config, embedded, files, assets }: BackupSource,
  to: string,
): Promise<BackupManifest> {
  await createEmptyFolder(to)
  const folder = path.join(to, 'files')
  const copied = new Set<string>()
  let recorded: RecordedFile[] = []
  const copyNewFiles = async (wanted: RecordedFile[]) => {
    recorded = wanted
    const fresh = wanted.filter(({ key }) => !copied.has(key))
    const missing = new Set(await copyFilesToBackup(files, fresh, folder))
    for (const { key } of fresh) if (!missing.has(key)) copied.add(key)
  }
  const kind = embedded ? 'embedded' : 'postgres'
  const file = path.join(to, databaseFileNames[kind])
  if (embedded?.copy) {
    await copyNewFiles(await findRecordedFiles(embedded.db))
    const copy = await embedded.copy()
    await writeFile(file, Buffer.from(await copy.arrayBuffer()), { mode: 0o600 })
    await copyNewFiles(await findRecordedFiles(embedded.db))
    await copyBuilds(embedded.db, assets, path.join(to, 'builds'))
  } else if (config.databaseUrl) {
    const { databaseUrl } = config
    await withPostgresConnection(databaseUrl, async (db) => copyNewFiles(await findRecordedFiles(db)))
    await dumpPostgres(databaseUrl, file, async (then) => copyNewFiles(await findRecordedFiles(then)))
    await withPostgresConnection(databaseUrl, (db) => copyBuilds(db, assets, path.join(to, 'builds')))
  } else throw new StartError('There is no database to make a backup of.')
  const manifest: BackupManifest = {
    format: 1,
    made_at: new Date().toISOString(),
    database: kind,
    sum: await hashFile(file),
    files: copied.size,
    missing: recorded.map(({ key }) => key).filter((key) => !copied.has(key)),
  }
  await writeManifest(to, manifest)
  return manifest
}
