import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { FileFault, type FileSource } from '../apply/record-files.ts'
import { formatMegabytes } from './spool-body.ts'

export interface OpenedImportFile {
  lines: string
  source: FileSource
  close(): void
}

export interface UnpackedLimits {
  /** Maximum total size of the lines, in bytes. */
  lines: number
  /** Maximum size of one document, in bytes. */
  document: number
}

const recordsFileName = 'data.ndjson'
const maxZipEntries = 500_000

async function readZipEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxZipEntries) throw new FileFault(`The zip has more than ${maxZipEntries} files.`)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName))
      throw new FileFault(`The zip has ${entry.fileName.slice(0, 200)} more than once.`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function extractDocument(
  zip: ZipFile,
  entry: Entry | undefined,
  path: string,
  maxBytes: number,
): Promise<Buffer> {
  if (!entry) throw new FileFault(`there is no file ${path} in the zip`)
  if (entry.uncompressedSize > maxBytes) throw new FileFault(`is larger than ${formatMegabytes(maxBytes)}`)
  if (entry.isEncrypted()) throw new FileFault('is locked with a password')
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch {
    throw new FileFault('is damaged in the zip')
  }
}

const toDamagedError = (error: unknown): unknown =>
  error instanceof FileFault
    ? error
    : new FileFault('The file is no zip that can be read: it is damaged, or something else.')

/**
 * Opens a zip with records and documents. Sizes are limited both as declared and while unpacking.
 * @param folder for the unpacked records
 * @throws FileFault if the file is no zip, has no records, or is too large
 */
export async function openImportArchive(
  path: string,
  folder: string,
  limits: UnpackedLimits,
): Promise<OpenedImportFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw toDamagedError(error)
    },
  )
  try {
    const entries = await readZipEntries(zip)
    const entry = entries.get(recordsFileName)
    if (!entry) throw new FileFault(`The zip has no ${recordsFileName} at its top.`)
    if (entry.uncompressedSize > limits.lines)
      throw new FileFault(
        `${recordsFileName} is larger than ${formatMegabytes(limits.lines)} once it is unpacked.`,
      )
    const lines = join(folder, recordsFileName)
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(lines, { mode: 0o600 }))
    return {
      lines,
      source: { read: (name) => extractDocument(zip, entries.get(name), name, limits.document) },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw toDamagedError(error)
  }
}

/** Opens a file of lines without documents. */
export const openLinesFile = (path: string): OpenedImportFile => ({
  lines: path,
  source: {
    read: async () => {
      throw new FileFault('is a file, which only a zip can bring along')
    },
  },
  close: () => {},
})
