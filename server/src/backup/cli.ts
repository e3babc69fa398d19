import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { openEmbeddedDatabase } from '../database/embedded-database.ts'
import { selectRows } from '../database/select-rows.ts'
import { customers } from '../database/tables/customer.ts'
import { findCustomerTables, streamRecords } from '../dossier/archive/customer-records.ts'
import { requestRecordedErasures } from '../erasure/erasure-record.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { createLog } from '../log.ts'
import { openAssetStore } from '../registry/open-asset-store.ts'
import { runCommandLine, StartError } from '../start-error.ts'
import { requestBackup } from './backup-socket.ts'
import { makeBackup } from './make-backup.ts'
import { withPostgresConnection } from './postgres-dump.ts'
import { restoreBackup } from './restore-backup.ts'

function findFileKeys(row: Record<string, unknown>): string[] {
  const attachments = Array.isArray(row.attachments) ? (row.attachments as { fileKey?: string }[]) : []
  return [row.file_key, ...attachments.map(({ fileKey }) => fileKey)].filter(
    (key): key is string => typeof key === 'string',
  )
}

/**
 * Hashes each customer's complete data: every column of every table, and every byte of every file.
 * @throws StartError if the database has no tables
 */
export async function hashCustomerData(db: Database, files: FileStore): Promise<Map<number, string>> {
  const table = sql`select to_regclass('public.customers') as customers`
  const [found] = await selectRows<{ customers: string | null }>(db, table)
  if (!found?.customers)
    throw new StartError('The database is empty: a digest needs a restored or migrated database.')
  const tables = await findCustomerTables(db)
  const sums = new Map<number, string>()
  for (const { id } of await db.select({ id: customers.id }).from(customers).orderBy(asc(customers.id))) {
    const hash = createHash('sha256')
    for (const table of tables) {
      for await (const { raw } of streamRecords(db, table, id)) {
        hash.update(`${table.table}\n${JSON.stringify(raw)}\n`)
        for (const key of findFileKeys(raw)) {
          const content = await files.open(key)
          if (!content) hash.update('no file\n')
          else for await (const part of content.read()) hash.update(part as Buffer)
        }
      }
    }
    sums.set(id, hash.digest('hex'))
  }
  return sums
}

const usageText = `pnpm backup <command>, for the database and files of the settings:

  make     --to <new folder>   while the server runs: the database, the files of customers, and the builds
  restore  --from <folder>     into an empty place, with no server on it
  erasures                     after a restore by other means, before the first start: requests again what was erased since then
  digest                       a sum of all that is held of each customer, and one of all, with no writes meanwhile`

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const log = createLog(config)

async function makeBackupInFolder(to: string): Promise<void> {
  const [files, assets] = [await openFileStore(config), await openAssetStore(config)]
  const startTime = performance.now()
  const serverManifest = config.databaseUrl ? null : await requestBackup(config.dataDir, to)
  const embedded =
    config.databaseUrl || serverManifest ? null : await openEmbeddedDatabase(config.dataDir, log)
  const manifest = serverManifest ?? (await makeBackup({ config, embedded, files, assets }, to))
  await embedded?.close()
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1)
  console.log(`made ${to} in ${seconds} s: the database and ${manifest.files} files`)
  if (manifest.missing.length > 0)
    console.log(`files that the store does not have: ${manifest.missing.join(' ')}`)
}

async function restoreFromFolder(from: string): Promise<void> {
  const { manifest, missing, erasures } = await restoreBackup(config, from)
  console.log(`restored the backup of ${manifest.made_at}: the database and ${manifest.files} files`)
  if (missing.length > 0) console.log(`files that are missing: ${missing.join(' ')}`)
  printErasureCount(erasures)
}

const printErasureCount = (count: number) =>
  console.log(`erasures of since then that were requested again: ${count}; the night's run does them`)

async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return withPostgresConnection(config.databaseUrl, run)
  const embedded = await openEmbeddedDatabase(config.dataDir, log)
  return run(embedded.db).finally(() => embedded.close())
}

async function requestErasuresAgain(): Promise<void> {
  const files = await openFileStore(config)
  printErasureCount(await withDatabase((db) => requestRecordedErasures(db, files, new Date())))
}

async function printCustomerHashes(): Promise<void> {
  const files = await openFileStore(config)
  const sums = await withDatabase((db) => hashCustomerData(db, files))
  for (const [customer, sum] of sums) console.log(`${customer} ${sum}`)
  const all = createHash('sha256')
    .update([...sums].join('\n'))
    .digest('hex')
  console.log(`${sums.size} customers ${all}`)
}

await runCommandLine(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  const [command] = positionals
  if (command === 'make' && values.to) await makeBackupInFolder(values.to)
  else if (command === 'restore' && values.from) await restoreFromFolder(values.from)
  else if (command === 'digest') await printCustomerHashes()
  else if (command === 'erasures') await requestErasuresAgain()
  else throw new StartError(usageText)
})
