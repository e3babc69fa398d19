import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ErrorBody } from '@portal/contract/error'
import { ImportFault, ImportStatus, tenantApiBase } from '@portal/contract/tenant-api/tenant-api-calls'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'

export interface TenantApiAccess {
  url: string
  key: string
}

/** Formats the error for a proxy that rejects a large body without a reason. */
const formatTooLargeMessage = (address: string) =>
  `The file is too large for a proxy before ${address}, which refused it: nothing was received. Send it in parts, or have the operator raise the proxy's limit of a body (nginx: client_max_body_size).`

const readErrorMessage = async (response: Response, address: string): Promise<string> => {
  const errorBody = v.safeParse(ErrorBody, await response.json().catch(() => null))
  const { message, errors } = errorBody.success ? errorBody.output : {}
  const fields = Object.entries(errors ?? {}).map(([field, text]) => `${field} ${text}`)
  if (response.status === 413 && message === undefined) return formatTooLargeMessage(address)
  return [message ?? `The server answered ${response.status}.`, ...fields].join('\n')
}

/** @throws StartError with a readable message if the call fails */
export async function callTenantApi(
  { url, key }: TenantApiAccess,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...(init.headers as object), authorization: `Bearer ${key}` }
  const response = await fetch(`${url}${tenantApiBase}${path}`, { ...init, headers }).catch(() => {
    throw new StartError(
      `There is no server at ${url}, or the connection broke: name another with TENANT_URL, or try again.`,
    )
  })
  if (response.status === 401)
    throw new StartError('TENANT_KEY is not accepted: make a key with pnpm adviser key-add')
  if (!response.ok) throw new StartError(await readErrorMessage(response, url))
  return response
}

export const fetchImport = async (portal: TenantApiAccess, id: number | string): Promise<ImportStatus> =>
  v.parse(ImportStatus, await (await callTenantApi(portal, `/imports/${id}`)).json())

export async function fetchImportFaults(
  portal: TenantApiAccess,
  id: number | string,
): Promise<ImportFault[]> {
  const text = await (await callTenantApi(portal, `/imports/${id}/faults`)).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(ImportFault, JSON.parse(line)))
}

function formatProgress({ id, state, groups, done, counts }: ImportStatus): string {
  const { created, changed, unchanged, removed, faulty, left_out } = counts
  const progress = groups === null ? '' : ` ${done} of ${groups} customers,`
  const left = faulty + left_out > 0 ? `, ${faulty} faulty, ${left_out} left out` : ''
  return `import ${id} ${state}:${progress} ${created} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed${left}`
}

/** Formats an error as one line with position, record and message. */
function formatFault({ line, kind, id, field, message }: ImportFault): string {
  const where = line === 0 ? 'file' : `line ${line}`
  const what = [kind, id].filter(Boolean).join(' ')
  return [where.padEnd(10), what, field, message].filter(Boolean).join('  ')
}

const pollIntervalMs = 1000

const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the result of an import. Returns whether there were no errors. */
async function printImportResult(portal: TenantApiAccess, ended: ImportStatus): Promise<boolean> {
  for (const fault of await fetchImportFaults(portal, ended.id)) printLine(formatFault(fault))
  return ended.state === 'done' && ended.faults === 0
}

async function waitForImport(portal: TenantApiAccess, id: number): Promise<boolean> {
  let printedLine = ''
  for (;;) {
    const progress = await fetchImport(portal, id)
    const line = formatProgress(progress)
    if (line !== printedLine) printLine(line)
    printedLine = line
    if (progress.state === 'done' || progress.state === 'failed') return printImportResult(portal, progress)
    await wait(pollIntervalMs)
  }
}

/**
 * Sends a file, and with `waits` waits for the end of the import. Returns whether there were no errors so far. Throws
 * StartError if the file is missing or rejected.
 */
export async function sendImportFile(
  portal: TenantApiAccess,
  file: string,
  waits: boolean,
): Promise<boolean> {
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
  printLine(`import ${id}: ${found.size} bytes received`)
  return waits ? waitForImport(portal, id) : true
}

/** Prints an import, or without an id the newest ones. Returns whether it has no errors. */
export async function printImportStatus(portal: TenantApiAccess, id: string | undefined): Promise<boolean> {
  if (id !== undefined) {
    const progress = await fetchImport(portal, id)
    printLine(formatProgress(progress))
    return (await printImportResult(portal, progress)) || progress.faults === 0
  }
  const listed = v.object({ imports: v.array(ImportStatus) })
  const { imports } = v.parse(listed, await (await callTenantApi(portal, '/imports')).json())
  for (const progress of imports) printLine(formatProgress(progress))
  return true
}
