import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

export const BackupManifest = v.object({
  format: v.literal(1),
  made_at: v.string(),
  /** A backup can only be restored to the same kind of database. */
  database: v.picklist(['postgres', 'embedded']),
  /** SHA-256 of the database file, in hex. */
  sum: v.string(),
  /** Number of copied files. */
  files: v.number(),
  /** Keys of files that were missing in the store. */
  missing: v.array(v.string()),
})

export type BackupManifest = v.InferOutput<typeof BackupManifest>

const manifestFileName = 'manifest.json'

export const databaseFileNames = { postgres: 'database.dump', embedded: 'database.tar' } as const

/** Returns the SHA-256 of a file in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the manifest as the last step of a backup: a folder without a manifest is no backup. */
export const writeManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeFile(path.join(folder, manifestFileName), `${JSON.stringify(manifest, null, 2)}\n`)

/**
 * Reads a manifest, and verifies the database file.
 * @throws StartError if the manifest is missing or the file is damaged
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, manifestFileName), 'utf8').catch(() => {
    throw new StartError(
      `${folder} is no backup, or one that was not finished: it has no ${manifestFileName}.`,
    )
  })
  const manifest = v.parse(BackupManifest, JSON.parse(text))
  const sum = await hashFile(path.join(folder, databaseFileNames[manifest.database])).catch(() => '')
  if (sum !== manifest.sum) throw new StartError(`The database in ${folder} is damaged: use another backup.`)
  return manifest
}
