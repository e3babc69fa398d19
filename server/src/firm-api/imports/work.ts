import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAct } from '../../audit/record.ts'
import type { WholeContext } from '../../context.ts'
import { firmImports } from '../../database/tables/firm-api.ts'
import { discardLoose, loosenFiles } from '../../files/loose.ts'
import { FileFault } from '../apply/files.ts'
import { noCounts } from '../apply/outcome.ts'
import type { Group } from '../apply/plan.ts'
import { type Sender, storeGroups } from '../apply/store.ts'
import { type OpenedFile, openArchive, openLines } from './archive.ts'
import { type FileIndex, fileIndexer } from './file-index.ts'
import { linesOf } from './lines.ts'
import { noteProgress } from './progress.ts'
import { readGroup } from './read-group.ts'
import { withFolder } from './spool.ts'

type Import = typeof firmImports.$inferSelect

/** So many groups, and records, are stored in one transaction: few enough that nobody waits for it, enough to be quick. */
const most = { groups: 25, records: 1000 }

/** Lines that a file may have: where they are is held in memory. */
const mostLines = 3_000_000

async function indexOf(path: string): Promise<FileIndex> {
  const index = fileIndexer()
  for await (const lines of linesOf(path))
    for (const line of lines) {
      if (line.line > mostLines)
        throw new FileFault(
          `The file has more than ${mostLines} lines: send it in parts, each with whole customers.`,
        )
      index.add(line)
    }
  return index.end()
}

/** Fetches the file of an import to this machine. @throws FileFault where the store has it no more */
async function fetchFile({ files }: WholeContext, row: Import, path: string): Promise<void> {
  const content = row.fileKey === null ? null : await files.open(row.fileKey)
  if (!content) throw new FileFault('The file is not there any more. Send it again.')
  await pipeline(content.read(), createWriteStream(path, { mode: 0o600 }))
}

/** Ends an import: says how, puts it into the firm's chain of acts, and removes its file. */
async function end(context: WholeContext, { id, tenantId }: Import, state: 'done' | 'failed'): Promise<void> {
  const ended = await context.everyFirm.transaction(async (tx) => {
    const still = and(eq(firmImports.id, id), inArray(firmImports.state, ['waiting', 'working']))
    const [row] = await tx.select().from(firmImports).where(still).for('update')
    if (!row) return null
    await tx
      .update(firmImports)
      .set({ state, endedAt: context.clock(), fileKey: null, touched: [] })
      .where(eq(firmImports.id, id))
    if (row.fileKey) await loosenFiles(tx, [{ fileKey: row.fileKey, tenantId }], context.clock())
    await recordAct(tx, context.log, {
      tenantId,
      at: context.clock(),
      staffId: 0,
      staffName: row.keyName,
      role: 'key',
      command: 'firm-import',
      customerIds: [...new Set(row.touched)].sort((a, b) => a - b),
      about: { import: id, state, ...row.counts },
      source: row.source,
      outcome: state === 'done' ? 'done' : 'refused',
    })
    return row.fileKey
  })
  if (ended) await discardLoose({ db: context.everyFirm, files: context.files }, [ended])
}

/** Puts on record what is wrong with the lines, once: before anything is stored. */
async function begin(context: WholeContext, row: Import, index: FileIndex): Promise<void> {
  if (row.groups !== null) return
  const counts = { ...noCounts(), faulty: index.faulty, left_out: index.leftOut }
  await context.everyFirm.transaction(async (tx) => {
    await tx.update(firmImports).set({ state: 'working' }).where(eq(firmImports.id, row.id))
    await noteProgress(
      tx,
      row,
      { counts, faults: index.faults, customerIds: [] },
      { groups: index.groups.length },
    )
  })
}

async function storeFrom(
  context: WholeContext,
  row: Import,
  { lines, source }: OpenedFile,
  { groups }: FileIndex,
  signal: AbortSignal,
): Promise<void> {
  const sender: Sender = { tenantId: row.tenantId, scopes: row.scopes }
  const file = await open(lines)
  try {
    let at = row.done
    while (at < groups.length) {
      signal.throwIfAborted()
      const some: Group[] = []
      let records = 0
      while (at < groups.length && some.length < most.groups && records < most.records) {
        const group = groups[at++]
        if (!group) break
        some.push(await readGroup(file, group))
        records += group.lines.length
      }
      await storeGroups(context, sender, some, source, (tx, stored, done) =>
        noteProgress(tx, row, stored, { done }),
      )
    }
  } finally {
    await file.close()
  }
}

async function workThrough(
  context: WholeContext,
  row: Import,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { importBytes, documentBytes } = context.config.firmApi
  const path = join(folder, 'file')
  await fetchFile(context, row, path)
  const opened =
    row.format === 'zip'
      ? await openArchive(path, folder, { lines: importBytes, document: documentBytes })
      : openLines(path)
  try {
    const index = await indexOf(opened.lines)
    await begin(context, row, index)
    await storeFrom(context, row, opened, index, signal)
  } finally {
    opened.close()
  }
}

const unended = async ({ everyFirm }: WholeContext, id: number): Promise<Import | undefined> => {
  const still = and(eq(firmImports.id, id), inArray(firmImports.state, ['waiting', 'working']))
  return (await everyFirm.select().from(firmImports).where(still))[0]
}

/**
 * Works an import through, customer after customer; where it was begun before, from there on. A file that is none is a fault
 * of its own, and ends it.
 */
export async function workImport(context: WholeContext, id: number, signal: AbortSignal): Promise<void> {
  const row = await unended(context, id)
  if (!row) return
  try {
    await withFolder((folder) => workThrough(context, row, folder, signal))
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const faults = [{ line: 0, kind: null, id: null, field: null, message: error.message }]
    await context.everyFirm.transaction((tx) =>
      noteProgress(tx, row, { counts: noCounts(), faults, customerIds: [] }),
    )
    return end(context, row, 'failed')
  }
  await end(context, row, 'done')
}

/** Says of an import that it could not be worked through; what is in stays in, and the same file may be sent again. */
export async function giveUpImport(context: WholeContext, id: number): Promise<void> {
  const row = await unended(context, id)
  if (!row) return
  const message = 'Something went wrong on our side. Send the file again: what is in is left as it is.'
  await context.everyFirm.transaction((tx) =>
    noteProgress(tx, row, {
      counts: noCounts(),
      faults: [{ line: 0, kind: null, id: null, field: null, message }],
      customerIds: [],
    }),
  )
  await end(context, row, 'failed')
}
