import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import type { FileStore } from '../files/file-store.ts'
import { returnNullIfAbsent } from '../files/folder-file-store.ts'

export interface RecordedFile {
  key: string
  mimeType: string
}

/** Finds the files of documents, mail attachments and unfinished imports. */
export const findRecordedFiles = (db: Database): Promise<RecordedFile[]> =>
  selectRows(
    db,
    sql`
    select file_key as key, mime_type as "mimeType" from documents
    union
    select one->>'fileKey', one->>'mimeType' from mails, jsonb_array_elements(attachments::jsonb) one
    union
    select file_key, 'application/octet-stream' from tenant_imports where file_key is not null`,
  )

const getBackupPath = (folder: string, key: string) => path.join(folder, key.slice(0, 2), key)

/** Copies files from the store to the backup folder. Returns the keys of missing files. */
export async function copyFilesToBackup(
  files: FileStore,
  wanted: readonly RecordedFile[],
  folder: string,
): Promise<string[]> {
  const missing: string[] = []
  for (const { key } of wanted) {
    const content = await files.open(key)
    if (!content) {
      missing.push(key)
      continue
    }
    const file = getBackupPath(folder, key)
    await mkdir(path.dirname(file), { recursive: true })
    const draft = `${file}.part`
    try {
      await pipeline(content.read(), createWriteStream(draft, { mode: 0o600 }))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return missing
}

/** Copies files from the backup folder to the store. Returns the keys of missing files. */
export async function copyFilesFromBackup(
  files: FileStore,
  wanted: readonly RecordedFile[],
  folder: string,
): Promise<string[]> {
  const missing: string[] = []
  for (const { key, mimeType } of wanted) {
    const copied = await files.putFile(key, getBackupPath(folder, key), mimeType).catch(returnNullIfAbsent)
    if (copied === null) missing.push(key)
  }
  return missing
}
