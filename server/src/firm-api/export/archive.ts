import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileStore } from '../../files/store.ts'
import type { ExportedRecord } from './records.ts'

/** Writes records and their files as a zip that can be imported. A file that the store has no more is left out. */
export async function writeRecordArchive(
  records: AsyncIterable<ExportedRecord>,
  files: Pick<FileStore, 'get'>,
  path: string,
): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  const lines: string[] = []
  for await (const { record, files: named } of records) {
    lines.push(`${JSON.stringify(record)}\n`)
    for (const { path: name, fileKey } of named) {
      const content = await files.get(fileKey)
      if (content) zip.addBuffer(content, name)
    }
  }
  zip.addBuffer(Buffer.from(lines.join('')), 'data.ndjson')
  zip.end()
  await written
}
