import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dossierDocumentType } from '@portal/contract/dossier'
import { formatDate } from '@portal/domain/format/date'
import { toTenantDay } from '@portal/time/clock'
import { ZipFile } from 'yazl'
import type { Context } from '../../context.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { createImportLineSchema } from '../../tenant-api/import-line-schema.ts'
import type { KnownTenant } from '../../tenants/find-tenant.ts'
import type { DossierRequest } from '../deliver-dossier.ts'
import { getDossierTexts } from '../dossier-texts.ts'
import { getAttachmentPath, getDocumentPath, streamArchiveLines } from './archive-lines.ts'
import { type CustomerTable, findCustomerTables, type StoredRow, streamRecords } from './customer-records.ts'

/** Files of these types are stored without compression. */
const compressedTypePattern = /^(image|video|audio)\/|pdf|zip|officedocument/

/** Number of rows per table, and files that are missing in the store. */
interface ArchiveIndex {
  made_at: string
  tenant: string
  records: Record<string, number>
  files: number
  missing: string[]
}

/** A file in the store (`key`) and in the archive (`path`). */
interface ArchivedFile {
  key: string
  path: string
  mimeType: string
}

/** Splits a row into its files and the row with the files' archive paths. */
function separateFilesFromRow(
  table: string,
  raw: StoredRow,
  row: StoredRow,
): { row: StoredRow; files: ArchivedFile[] } {
  if (table === 'documents') {
    const { id, name, extension } = raw
    const path = getDocumentPath({ id, name, extension })
    return {
      row: { ...row, file: path },
      files: [{ key: String(raw.file_key), path, mimeType: String(raw.mime_type) }],
    }
  }
  if (table === 'mails') {
    const attachments = raw.attachments as StoredAttachment[]
    const files = attachments.map(({ fileKey, name, mimeType }, index) => ({
      key: fileKey,
      path: getAttachmentPath(raw.id, index, name),
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

/** Whether a row is an earlier copy of the customer's data, which the archive omits. */
const isDossier = (table: string, raw: StoredRow) => table === 'documents' && raw.type === dossierDocumentType

/**
 * Writes a customer's data to a local zip file: tables as JSON, documents, and records that another tenant's portal can
 * import (TAKE-01). Rows and files are read one after another, to limit the use of memory.
 */
export async function writeArchive(
  { db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  { subdomain, tenant }: KnownTenant,
  { customerId, language }: DossierRequest,
  path: string,
): Promise<void> {
  const zip = new ZipFile()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  const index: ArchiveIndex = {
    made_at: clock().toISOString(),
    tenant: tenant.name,
    records: {},
    files: 0,
    missing: [],
  }

  const addToZip = (name: string, compress: boolean, read: () => Readable) =>
    zip.addReadStreamLazy(name, { compress, mtime: clock() }, (done) => done(null, read()))

  async function* streamRowsAsJson(of: CustomerTable): AsyncGenerator<string> {
    let count = 0
    for await (const { raw, row } of streamRecords(db, of, customerId)) {
      if (isDossier(of.table, raw)) continue
      yield `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(separateFilesFromRow(of.table, raw, row).row)}`
      count++
    }
    index.records[of.table] = count
    yield count === 0 ? '[]\n' : '\n]\n'
  }

  async function addStoredFile({ key, path: name, mimeType }: ArchivedFile): Promise<void> {
    const content = await files.open(key)
    if (!content) {
      index.missing.push(name)
      return
    }
    index.files++
    addToZip(name, !compressedTypePattern.test(mimeType), () => content.read())
  }

  async function fillArchive(): Promise<void> {
    const getText = getDossierTexts(language, tenant.pronoun !== 'JE')
    const date = formatDate(toTenantDay(clock()), language) ?? ''
    const readme = getText('readme', { tenant: tenant.name, date })
    zip.addBuffer(Buffer.from(readme), 'readme.txt', { mtime: clock() })
    const tables = await findCustomerTables(db)
    for (const table of tables)
      addToZip(`data/${table.table}.json`, true, () => Readable.from(streamRowsAsJson(table)))
    for (const table of tables.filter((one) => one.table === 'documents' || one.table === 'mails')) {
      for await (const { raw, row } of streamRecords(db, table, customerId)) {
        if (isDossier(table.table, raw)) continue
        for (const file of separateFilesFromRow(table.table, raw, row).files) await addStoredFile(file)
      }
    }
    const missing = new Set(index.missing)
    addToZip('data.ndjson', true, () =>
      Readable.from(streamArchiveLines(db, { customerId, prefix: subdomain }, missing)),
    )
    zip.addBuffer(Buffer.from(`${JSON.stringify(createImportLineSchema(), null, 2)}\n`), 'schema.json', {
      mtime: clock(),
    })
    addToZip('index.json', true, () => Readable.from([`${JSON.stringify(index, null, 2)}\n`]))
    zip.end()
    await written
  }
  try {
    await Promise.race([fillArchive(), failed])
  } catch (error) {
    written.catch(() => {})
    ;(zip.outputStream as Readable).destroy()
    throw error
  }
}
