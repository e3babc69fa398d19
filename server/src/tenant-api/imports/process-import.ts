import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import { tenantImports } from '../../database/tables/tenant-api.ts'
import { withTemporaryFolder } from '../../files/temporary-folder.ts'
import type { RecordGroup } from '../apply/plan-records.ts'
import { FileFault } from '../apply/record-files.ts'
import { type RecordSender, storeRecordGroups } from '../apply/store-record-groups.ts'
import { createEmptyImportCounts } from '../apply/stored-outcome.ts'
import { createFileIndexer, type FileIndex, readRecordGroup } from './file-index.ts'
import { type OpenedImportFile, openImportArchive, openLinesFile } from './import-archive.ts'
import { jsonArrayFaultMessage, readImportLines, startsWithJsonArray } from './import-lines.ts'
import {
  endImport,
  failImport,
  findUnfinishedImport,
  type ImportRow,
  saveImportProgress,
} from './import-progress.ts'

/** Size of a transaction: small enough not to block others, large enough to be fast. */
const importBatchLimits = { groups: 25, records: 1000 }

/** Maximum number of lines in an import file, because the positions of all lines are in memory. */
const maxImportLines = 3_000_000

async function indexImportFile(path: string): Promise<FileIndex> {
  const index = createFileIndexer()
  for await (const lines of readImportLines(path))
    for (const line of lines) {
      if (line.line > maxImportLines)
        throw new FileFault(
          `The file has more than ${maxImportLines} lines: send it in parts, each with whole customers.`,
        )
      if (line.line === 1 && startsWithJsonArray(line.text ?? ''))
        throw new FileFault(`The file ${jsonArrayFaultMessage}.`)
      index.add(line)
    }
  return index.end()
}

/** @throws FileFault if the file is no longer in the store */
async function fetchImportFile({ files }: AllTenantsContext, row: ImportRow, path: string): Promise<void> {
  const content = row.fileKey === null ? null : await files.open(row.fileKey)
  if (!content) throw new FileFault('The file is not there any more. Send it again.')
  await pipeline(content.read(), createWriteStream(path, { mode: 0o600 }))
}

/**
 * Starts an import: sets its state to 'working', and stores the errors found in the file before any record is
 * processed. Does nothing if the import was already started.
 */
async function startImport(context: AllTenantsContext, row: ImportRow, index: FileIndex): Promise<void> {
  if (row.groups !== null) return
  const counts = { ...createEmptyImportCounts(), faulty: index.faulty, left_out: index.leftOut }
  await context.allTenantsDb.transaction(async (tx) => {
    await tx.update(tenantImports).set({ state: 'working' }).where(eq(tenantImports.id, row.id))
    await saveImportProgress(
      tx,
      row,
      { counts, faults: index.faults, customerIds: [] },
      { groups: index.groups.length },
    )
  })
}

async function storeRemainingGroups(
  context: AllTenantsContext,
  row: ImportRow,
  { lines, source }: OpenedImportFile,
  { groups }: FileIndex,
  signal: AbortSignal,
): Promise<void> {
  const sender: RecordSender = { tenantId: row.tenantId, scopes: row.scopes }
  const file = await open(lines)
  try {
    let at = row.done
    while (at < groups.length) {
      signal.throwIfAborted()
      const batch: RecordGroup[] = []
      let records = 0
      while (
        at < groups.length &&
        batch.length < importBatchLimits.groups &&
        records < importBatchLimits.records
      ) {
        const group = groups[at++]
        if (!group) break
        batch.push(await readRecordGroup(file, group))
        records += group.lines.length
      }
      await storeRecordGroups(context, sender, batch, source, (tx, stored, done) =>
        saveImportProgress(tx, row, stored, { done }),
      )
    }
  } finally {
    await file.close()
  }
}

async function storeAllGroups(
  context: AllTenantsContext,
  row: ImportRow,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { importBytes, documentBytes } = context.config.tenantApi
  const path = join(folder, 'file')
  await fetchImportFile(context, row, path)
  const opened =
    row.format === 'zip'
      ? await openImportArchive(path, folder, { lines: importBytes, document: documentBytes })
      : openLinesFile(path)
  try {
    const index = await indexImportFile(opened.lines)
    await startImport(context, row, index)
    await storeRemainingGroups(context, row, opened, index, signal)
  } finally {
    opened.close()
  }
}

/** Processes an import customer by customer. Continues an interrupted run. */
export async function processImport(
  context: AllTenantsContext,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const row = await findUnfinishedImport(context.allTenantsDb, id)
  if (!row) return
  try {
    await withTemporaryFolder('portal-import-', (folder) => storeAllGroups(context, row, folder, signal))
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return failImport(context, row, error.message)
  }
  await endImport(context, row, 'done')
}
