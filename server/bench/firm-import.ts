import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportAnswer } from '@portal/contract/firm-api/calls'
import { eq } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { firmKeys } from '../src/database/tables/firm-api.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { hashOf } from '../src/sessions/secret-token.ts'
import { createStaffServer } from '../src/staff/server.ts'
import { startCluster } from './crowd/cluster.ts'
import { fullFile } from './firm-import/people.ts'

/**
 * How long an import of full files takes, through the firm API of a server of its own, on a Postgres of its own:
 * `taskset -c 0,1 pnpm bench:firm-import [customers]`; then the same file again, which changes nothing,
 * and one in which every record has changed.
 */
const customers = Number(process.argv[2] ?? 10_000)
const folder = await mkdtemp(path.join(tmpdir(), 'firm-import-'))
const cluster = await startCluster()
const config = readConfig({
  ...process.env,
  DATABASE_URL: cluster.url,
  DEMO: 'true',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  MAP_TILES_URL: 'off',
})
const log = createLog(config)
const database = await openDatabase(config, log)
await seedDemo(database)
const key = 'firm_a-key-of-the-bench'
const [firm] = await database.db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
await database.db.insert(firmKeys).values({
  tenantId: firm?.id ?? 0,
  name: 'bench',
  hash: hashOf(key),
  scopes: ['read', 'write'],
  createdBy: 'bench',
  createdAt: new Date(),
})
const staff = await createStaffServer(config, log)
const app = await createApp({ config, database, log, staff })
await app.ready()
const address = await staff.listen({ port: 0 })

const file = path.join(folder, 'customers.ndjson')
function* lines(later: number) {
  for (let at = 0; at < customers; at++)
    yield fullFile(at, later)
      .map((record) => `${JSON.stringify(record)}\n`)
      .join('')
}
const write = (later: number) => pipeline(Readable.from(lines(later)), createWriteStream(file))

const headers = { authorization: `Bearer ${key}` }
async function run(name: string): Promise<void> {
  const body = await openAsBlob(file)
  const began = performance.now()
  const sent = await fetch(`${address}/firm/v1/imports`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body,
  })
  const { id } = (await sent.json()) as { id: number }
  const received = performance.now()
  let told: ImportAnswer
  do {
    await wait(500)
    told = (await (await fetch(`${address}/firm/v1/imports/${id}`, { headers })).json()) as ImportAnswer
  } while (told.state === 'waiting' || told.state === 'working')
  const seconds = (performance.now() - began) / 1000
  const records = Object.values(told.counts).reduce((sum, one) => sum + one, 0)
  console.log(
    `${name}: ${customers} customers, ${records} records, ${(body.size / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s (received in ${((received - began) / 1000).toFixed(1)} s), ${(records / seconds).toFixed(0)} records a second`,
    told.state,
    JSON.stringify(told.counts),
    `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB of memory`,
  )
}
await write(0)
await run('first')
await run('again')
await write(1)
await run('every record changed')
await Promise.all([app.close(), staff.close()])
await database.close()
await cluster.stop()
await rm(folder, { recursive: true })
process.exit()
