import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { StartError } from '../../start-error.ts'
import { listReferencedFiles } from '../../tenant-api/apply/record-files.ts'
import { demoFileSource } from '../demo-files.ts'
import { createDemoTenants } from '../demo-tenants.ts'
import { createTimeline } from '../demo-timeline.ts'
import { createLenderRecords } from './demo-lender-records.ts'
import { createDemoRecords } from './demo-tenant-records.ts'
import { parseRecordLines, toJsonLines } from './record-collection.ts'

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

async function writeImportArchive(lines: readonly string[], path: string): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  zip.addBuffer(Buffer.from(joinLines(lines)), 'data.ndjson')
  const named = parseRecordLines(lines).flatMap((sent) => listReferencedFiles(sent).map((file) => file.path))
  for (const file of new Set(named)) zip.addBuffer(await demoFileSource.read(file), file)
  zip.end()
  await written
}

/**
 * Writes the records as an import file: a zip for a tenant; for null, the shared lenders as lines.
 * @param now all dates are relative to this time
 * @throws StartError for an unknown tenant
 */
export async function writeRecords(tenant: string | null, path: string, now = new Date()): Promise<void> {
  if (tenant === null) return writeFile(path, joinLines(toJsonLines(createLenderRecords())))
  const timeline = createTimeline(now)
  const demoTenant = createDemoTenants(timeline).find(({ subdomain }) => subdomain === tenant)
  if (!demoTenant) throw new StartError(`The demo has no tenant ${tenant}.`)
  await writeImportArchive(toJsonLines(createDemoRecords(demoTenant, timeline)), path)
}
