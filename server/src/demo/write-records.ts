import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { openInMemory } from '../database/embedded.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { FileStore } from '../files/store.ts'
import { writeRecordArchive } from '../firm-api/export/archive.ts'
import { recordsOfLenders } from '../firm-api/export/lenders.ts'
import { recordsOfFirm } from '../firm-api/export/records.ts'
import { StartError } from '../start-error.ts'
import { makePdf, withDemoFiles } from './files.ts'
import { seedDemo } from './seed.ts'

/** The demo's files; what it shows as lost is a document like others here. */
const demoFiles = (): Pick<FileStore, 'get'> => {
  const { get } = withDemoFiles({ get: async () => null } as unknown as FileStore)
  return { get: async (key) => (await get(key)) ?? makePdf('Niet meer te openen') }
}

/**
 * Writes what a database with the demo has as a file to be imported: of a firm as a zip, or, for null, the lenders of all firms as
 * lines.
 * @throws StartError for a firm that the demo does not have
 */
export async function writeRecordsOf(db: Database, tenant: string | null, path: string): Promise<void> {
  if (tenant === null) {
    const lines = (await recordsOfLenders(db)).map((record) => `${JSON.stringify(record)}\n`)
    return await writeFile(path, lines.join(''))
  }
  const [firm] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.subdomain, tenant))
  if (!firm) throw new StartError(`The demo has no firm ${tenant}.`)
  await writeRecordArchive(recordsOfFirm(db, firm.id), demoFiles(), path)
}

/** Does so from a demo that is made for it, in memory. */
export async function writeDemoRecords(tenant: string | null, path: string, now = new Date()): Promise<void> {
  const { db, close } = await openInMemory()
  try {
    await seedDemo({ db }, now)
    await writeRecordsOf(db, tenant, path)
  } finally {
    await close()
  }
}
