import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

/** What a backup says of itself, in `manifest.json`. */
export const Manifest = v.object({
  format: v.literal(1),
  made_at: v.string(),
  /** Of which kind of database: one is not put back into the other. */
  database: v.picklist(['postgres', 'embedded']),
  /** SHA-256 of the database's file, in hex. */
  sum: v.string(),
  /** Files that records tell of and that were copied. */
  files: v.number(),
  /** Keys of those that the store did not have: gone before, or removed while the backup was made. */
  missing: v.array(v.string()),
})

/** What a backup says of itself. */
export type Manifest = v.InferOutput<typeof Manifest>

const fileName = 'manifest.json'

/** Name of the database's file in a backup. */
export const databaseFile = { postgres: 'database.dump', embedded: 'database.tar' } as const

/** SHA-256 of a file, in hex. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes it last: a folder without one is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`)

/**
 * Reads what a backup says of itself, and sees that its database is as it was written.
 * @throws StartError when it is none, or was damaged
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => {
    throw new StartError(`${folder} is no backup, or one that was not finished: it has no ${fileName}.`)
  })
  const manifest = v.parse(Manifest, JSON.parse(text))
  const sum = await sumOf(path.join(folder, databaseFile[manifest.database])).catch(() => '')
  if (sum !== manifest.sum)
    throw new StartError(`The database in ${folder} is not as it was written: use another backup.`)
  return manifest
}
