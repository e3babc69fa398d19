import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { requestRecordedErasures } from '../erasure/record.ts'
import { openFiles } from '../files/open.ts'
import { createLog } from '../log.ts'
import { openAssets } from '../registry/open-assets.ts'
import { StartError } from '../start-error.ts'
import { digests } from './digest.ts'
import { makeBackup } from './make.ts'
import { onPostgres } from './postgres.ts'
import { restoreBackup } from './restore.ts'
import { askForBackup } from './socket.ts'

const usage = `pnpm backup <command>, for the database and files of the settings:

  make     --to <new folder>   while the server runs: the database, the files of customers, and the builds
  restore  --from <folder>     into an empty place, with no server on it
  erasures                     after a restore by other means, before the first start: requests again what was erased since then
  digest                       a sum of all that is held of each customer, and one of all, with no writes meanwhile`

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const log = createLog(config)

async function make(to: string): Promise<void> {
  const [files, assets] = [await openFiles(config), await openAssets(config)]
  const began = performance.now()
  const serverManifest = config.databaseUrl ? null : await askForBackup(config.dataDir, to)
  const embedded = config.databaseUrl || serverManifest ? null : await openEmbedded(config.dataDir, log)
  const manifest = serverManifest ?? (await makeBackup({ config, embedded, files, assets }, to))
  await embedded?.close()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`made ${to} in ${seconds} s: the database and ${manifest.files} files`)
  if (manifest.missing.length > 0)
    console.log(`files that the store does not have: ${manifest.missing.join(' ')}`)
}

async function restore(from: string): Promise<void> {
  const { manifest, missing, erasures } = await restoreBackup(config, from)
  console.log(`put back what was made at ${manifest.made_at}: the database and ${manifest.files} files`)
  if (missing.length > 0) console.log(`files that are missing: ${missing.join(' ')}`)
  sayErasures(erasures)
}

const sayErasures = (count: number) =>
  console.log(`erasures of since then that were requested again: ${count}; the night's run does them`)

async function onDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return onPostgres(config.databaseUrl, act)
  const embedded = await openEmbedded(config.dataDir, log)
  return act(embedded.db).finally(() => embedded.close())
}

async function erasures(): Promise<void> {
  const files = await openFiles(config)
  sayErasures(await onDatabase((db) => requestRecordedErasures(db, files, new Date())))
}

async function digest(): Promise<void> {
  const files = await openFiles(config)
  const sums = await onDatabase((db) => digests(db, files))
  for (const [customer, sum] of sums) console.log(`${customer} ${sum}`)
  const all = createHash('sha256')
    .update([...sums].join('\n'))
    .digest('hex')
  console.log(`${sums.size} customers ${all}`)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  const [command] = positionals
  if (command === 'make' && values.to) await make(values.to)
  else if (command === 'restore' && values.from) await restore(values.from)
  else if (command === 'digest') await digest()
  else if (command === 'erasures') await erasures()
  else throw new StartError(usage)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
