import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type ImportFault, ImportStatus } from '@portal/contract/tenant-api/tenant-api-calls'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'
import { callTenantApi, fetchImport, fetchImportFaults, type TenantApiAccess } from './portal.ts'

/** Progress of an import in one line. */
function formatProgress({ id, state, groups, done, counts }: ImportStatus): string {
  const { created, changed, unchanged, removed, faulty, left_out } = counts
  const far = groups === null ? '' : ` ${done} of ${groups} customers,`
  const left = faulty + left_out > 0 ? `, ${faulty} faulty, ${left_out} left out` : ''
  return `import ${id} ${state}:${far} ${created} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed${left}`
}

/** An error in one line: position, record and message. */
function formatFault({ line, kind, id, field, message }: ImportFault): string {
  const where = line === 0 ? 'file' : `line ${line}`
  const what = [kind, id].filter(Boolean).join(' ')
  return [where.padEnd(10), what, field, message].filter(Boolean).join('  ')
}

/** Polling interval of an import's progress, in milliseconds. */
const pollIntervalMs = 1000

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the errors of a finished import; returns whether there were none. */
async function printResult(portal: TenantApiAccess, ended: ImportStatus): Promise<boolean> {
  for (const fault of await fetchImportFaults(portal, ended.id)) print(formatFault(fault))
  return ended.state === 'done' && ended.faults === 0
}

async function waitForImport(portal: TenantApiAccess, id: number): Promise<boolean> {
  let printedLine = ''
  for (;;) {
    const progress = await fetchImport(portal, id)
    const line = formatProgress(progress)
    if (line !== printedLine) print(line)
    printedLine = line
    if (progress.state === 'done' || progress.state === 'failed') return printResult(portal, progress)
    await wait(pollIntervalMs)
  }
}

/**
 * Sends a file of records; returns whether there were no errors, as far as it waited.
 * @throws StartError if the file is missing or rejected
 */
export async function sendFile(portal: TenantApiAccess, file: string, waits: boolean): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new StartError(`There is no file ${file}.`)
  const type = file.toLowerCase().endsWith('.zip') ? 'application/zip' : 'application/x-ndjson'
  const body = await openAsBlob(file)
  const response = await callTenantApi(portal, '/imports', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  const { id } = v.parse(v.object({ id: v.number() }), await response.json())
  print(`import ${id}: ${found.size} bytes received`)
  return waits ? waitForImport(portal, id) : true
}

/**
 * Prints the progress and errors of an import, or without a number the newest ones; returns whether it has no errors.
 */
export async function printStatus(portal: TenantApiAccess, id: string | undefined): Promise<boolean> {
  if (id !== undefined) {
    const progress = await fetchImport(portal, id)
    print(formatProgress(progress))
    return (await printResult(portal, progress)) || progress.faults === 0
  }
  const listed = v.object({ imports: v.array(ImportStatus) })
  const { imports } = v.parse(listed, await (await callTenantApi(portal, '/imports')).json())
  for (const progress of imports) print(formatProgress(progress))
  return true
}
