import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dossierType } from '@portal/contract/dossier'
import { ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { lineSchema } from '../../tenant-api/line-schema.ts'
import type { Owner } from '../owner.ts'
import { attachmentPath, documentPath } from './file-paths.ts'
import { archiveLines } from './lines.ts'
import { type CustomerTable, customerTables, recordsOf, type StoredRow } from './records.ts'

/** File extensions of formats that are already compressed. */
const packed = /^(image|video|audio)\/|pdf|zip|officedocument/

/** Index of an archive, for programs: rows of each table, and files missing in the store. */
interface Index {
  made_at: string
  tenant: string
  records: Record<string, number>
  files: number
  missing: string[]
}

/** A file of an archive: its key in the store, and its path in the archive. */
interface Enclosed {
  key: string
  path: string
  mimeType: string
}

/** The row as the archive lists it, and its files. */
function splitFiles(table: string, raw: StoredRow, row: StoredRow): { row: StoredRow; files: Enclosed[] } {
  if (table === 'documents') {
    const { id, name, extension } = raw
    const path = documentPath({ id, name, extension })
    return {
      row: { ...row, file: path },
      files: [{ key: String(raw.file_key), path, mimeType: String(raw.mime_type) }],
    }
  }
  if (table === 'mails') {
    const attachments = raw.attachments as StoredAttachment[]
    const files = attachments.map(({ fileKey, name, mimeType }, index) => ({
      key: fileKey,
      path: attachmentPath(raw.id, index, name),
      mimeType,
    }))
    const archivedAttachments = attachments.map(({ fileKey: _, ...one }, index) => ({
      ...one,
      file: files[index]?.path,
    }))
    return { row: { ...row, attachments: archivedAttachments }, files }
  }
  return { row, files: [] }
}

/** Excludes earlier copies of the file. */
const isDossier = (table: string, raw: StoredRow) => table === 'documents' && raw.type === dossierType

/**
 * Writes all data of a customer to a zip file on this machine: each table as JSON, each document as it is, and the file
 * as records with a schema that another tenant's portal can import (TAKE-01). Reads rows and files sequentially, so
 * that memory use does not grow with the archive.
 */
export async function writeArchive(
  { db, files, clock }: Context,
  { customerId, tenant, words }: Owner,
  date: string,
  path: string,
): Promise<void> {
  const zip = new ZipFile()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  const index: Index = {
    made_at: clock().toISOString(),
    tenant: tenant.tenant.name,
    records: {},
    files: 0,
    missing: [],
  }

  const add = (name: string, compress: boolean, read: () => Readable) =>
    zip.addReadStreamLazy(name, { compress, mtime: clock() }, (done) => done(null, read()))

  async function* json(of: CustomerTable): AsyncGenerator<string> {
    let count = 0
    for await (const { raw, row } of recordsOf(db, of, customerId)) {
      if (isDossier(of.table, raw)) continue
      yield `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(splitFiles(of.table, raw, row).row)}`
      count++
    }
    index.records[of.table] = count
    yield count === 0 ? '[]\n' : '\n]\n'
  }

  async function enclose({ key, path: name, mimeType }: Enclosed): Promise<void> {
    const content = await files.open(key)
    if (!content) {
      index.missing.push(name)
      return
    }
    index.files++
    add(name, !packed.test(mimeType), () => content.read())
  }

  async function fill(): Promise<void> {
    zip.addBuffer(Buffer.from(words('readme', { tenant: tenant.tenant.name, date })), 'readme.txt', {
      mtime: clock(),
    })
    const tables = await customerTables(db)
    for (const table of tables) add(`data/${table.table}.json`, true, () => Readable.from(json(table)))
    for (const table of tables.filter((one) => one.table === 'documents' || one.table === 'mails')) {
      for await (const { raw, row } of recordsOf(db, table, customerId)) {
        if (isDossier(table.table, raw)) continue
        for (const file of splitFiles(table.table, raw, row).files) await enclose(file)
      }
    }
    const missing = new Set(index.missing)
    add('data.ndjson', true, () => Readable.from(archiveLines(db, { customerId, tenant, words }, missing)))
    zip.addBuffer(Buffer.from(`${JSON.stringify(lineSchema(), null, 2)}\n`), 'schema.json', {
      mtime: clock(),
    })
    add('index.json', true, () => Readable.from([`${JSON.stringify(index, null, 2)}\n`]))
    zip.end()
    await written
  }
  try {
    await Promise.race([fill(), failed])
  } catch (error) {
    written.catch(() => {})
    ;(zip.outputStream as Readable).destroy()
    throw error
  }
}
