import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { StartError } from '../../start-error.ts'
import { filesNamed } from '../../tenant-api/apply/files.ts'
import { demoSource } from '../files.ts'
import { demoTenants } from '../tenants.ts'
import { timelineFrom } from '../timeline.ts'
import { lenderRecords } from './lenders.ts'
import { linesOf, readLines } from './lines.ts'
import { demoRecords } from './tenant.ts'

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

async function writeArchive(lines: readonly string[], path: string): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  zip.addBuffer(Buffer.from(textOf(lines)), 'data.ndjson')
  const named = readLines(lines).flatMap((sent) => filesNamed(sent).map((file) => file.path))
  for (const file of new Set(named)) zip.addBuffer(await demoSource.read(file), file)
  zip.end()
  await written
}

/**
 * Writes the demo's records as an import file: a zip for a tenant, or, for null, the shared lenders as lines.
 * @param now moment that all dates are relative to
 * @throws StartError for an unknown tenant
 */
export async function writeRecords(tenant: string | null, path: string, now = new Date()): Promise<void> {
  if (tenant === null) return writeFile(path, textOf(linesOf(lenderRecords())))
  const when = timelineFrom(now)
  const demoTenant = demoTenants(when).find(({ subdomain }) => subdomain === tenant)
  if (!demoTenant) throw new StartError(`The demo has no tenant ${tenant}.`)
  await writeArchive(linesOf(demoRecords(demoTenant, when)), path)
}
