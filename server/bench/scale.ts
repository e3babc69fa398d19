import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createServers } from '../src/app.ts'
import { withPostgresConnection } from '../src/backup/postgres-dump.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { registerPageServer } from '../src/pages/register-page-server.ts'
import { recordBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { createTenantRegistries } from '../src/registry/tenant-registry.ts'
import { startPostgresCluster } from './crowd/cluster.ts'
import { insertCrowd } from './crowd/insert-crowd.ts'
import { copyTenants } from './scale/copy-tenants.ts'

/**
 * Measures whether the portal slows down as the database grows: `pnpm bench:scale [tenants] [customers per tenant]`.
 * Compares a page, a sign-in and five common requests in a small and a large database. Goal: a ratio of at most 1.2.
 */
const [tenants, each] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 200)]
/**
 * The benchmark sends requests of this many tenants to both databases, so that connections switch between tenants
 * equally often.
 */
const activeTenantCount = Math.min(50, tenants - 1)
const measuredRequests = [
  'customer/customer',
  'customer/customer/family',
  'customer/mortgage',
  'customer/document',
  'customer/task',
]
const log = createLog({ logLevel: 'silent' })
const cluster = await startPostgresCluster()
const folder = await mkdtemp(path.join(tmpdir(), 'portal-scale-'))
const publicRegistryKey = await openRegistryKey(undefined, folder)
const shellBuild = {
  version: '1.0.0',
  hash: '0123456789abcdef',
  files: [],
  policy: 'p-shell',
  early: '',
  scripts: [],
  frame: [],
  guest: [],
  http: [],
  parts: {},
  fonts: { first: 'a.woff2', rest: 'b.woff2', latinExt: 'c.woff2' },
  texts: {},
  gives: {},
}

async function openPortal(name: string, more: number, each: number) {
  const url = cluster.url.replace('/postgres?', `/${name}?`)
  const config = readConfig({
    SESSION_SECRET: 'a secret of this run, long enough',
    PORTAL_DOMAIN: 'portal.example',
    DATA_DIR: folder,
    ...process.env,
    DATABASE_URL: url,
  })
  const database = await openDatabase(config, log)
  const customers = await insertCrowd(database.db, each)
  const startTime = performance.now()
  await copyTenants(database.db, more)
  const seconds = (performance.now() - startTime) / 1000
  const { rows } = (await database.db.execute(
    sql`select (select count(*)::int from tenants) tenants, (select count(*)::int from customers) customers,
      pg_size_pretty(pg_database_size(current_database())) size`,
  )) as unknown as { rows: object[] }
  console.log(name, JSON.stringify(rows[0]), `filled in ${seconds.toFixed(0)} s`)
  const limits = {
    failures: 1e9,
    window: 60,
    requestsPerMinute: 1e9,
    signInsPerMinute: 1e9,
    calculationsPerMinute: 1e9,
  }
  const { app } = await createServers({ config: { ...config, limits }, database, log })
  await recordBuild(database.db, 'shell', shellBuild)
  await setChannelBuild(
    database.db,
    { name: 'shell', hash: shellBuild.hash, channel: 'live' },
    'publish shell',
  )
  await registerPageServer(app, {
    config,
    db: database.db,
    key: publicRegistryKey,
    readRegistry: createRegistryReader(database.db),
    getTenantRegistry: createTenantRegistries(publicRegistryKey, 'https://assets.example'),
    assetsOrigin: 'https://assets.example',
    assetsFolder: folder,
  })
  const subdomains = Array.from({ length: activeTenantCount }, (_, at) => `tenant${at + 1}`)
  const signIn = async (tenant: string, username: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { username, password: demoPassword, tenant },
    })
    if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}`)
    return { tenant, headers: { authorization: `Bearer ${answer.json().access_token}` } }
  }
  const people: Awaited<ReturnType<typeof signIn>>[] = []
  for (let at = 0; at < 50; at++)
    people.push(
      await signIn(subdomains[at % subdomains.length] ?? '', customers[at % customers.length] ?? ''),
    )
  let turn = 0
  return {
    close: async () => {
      await app.close()
      await database.close()
    },
    read: (at: string) => async () => {
      const { tenant, headers } = people[turn++ % people.length] ?? { tenant: '', headers: {} }
      const answer = await app.inject({ url: `/api/${tenant}/${at}`, headers })
      if (answer.statusCode !== 200) throw new Error(`${at} answered ${answer.statusCode}`)
    },
    page: async () => {
      const host = `${subdomains[turn++ % subdomains.length]}.portal.example`
      const answer = await app.inject({ url: '/login', headers: { host, 'x-forwarded-proto': 'https' } })
      if (answer.statusCode !== 200) throw new Error(`the page answered ${answer.statusCode}`)
    },
    signIn: async () => {
      await signIn(subdomains[turn++ % subdomains.length] ?? '', customers[turn % customers.length] ?? '')
    },
  }
}

for (const name of ['small', 'large']) {
  await withPostgresConnection(cluster.url, (db) => db.execute(sql.raw(`create database ${name}`)))
}
const smallPortal = await openPortal('small', activeTenantCount, 4)
const largePortal = await openPortal('large', tenants - 1, each)
type MeasuredTask = () => Promise<void>

/** Runs a task repeatedly for 0.4 s, four at a time. Returns the durations in milliseconds. */
async function measureDurations(task: MeasuredTask): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + 400
  const runUntilEnd = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await task()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: 4 }, runUntilEnd))
  return times
}

const resultTable: Record<string, object> = {}
/** Measures a task on both databases in alternation, so that other load on the machine affects both equally. */
async function compareDurations(name: string, inSmall: MeasuredTask, inLarge: MeasuredTask): Promise<void> {
  const tasks = [inSmall, inLarge]
  for (const work of tasks) await measureDurations(work)
  const times: number[][] = [[], []]
  for (let round = 0; round < 8; round++)
    for (const [place, work] of tasks.entries()) times[place]?.push(...(await measureDurations(work)))
  const [ofSmall = 0, ofLarge = 0] = times.map(
    (durations) => durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0,
  )
  const ratio = (ofLarge / ofSmall).toFixed(2)
  resultTable[name] = { 'small, ms': ofSmall.toFixed(2), 'large, ms': ofLarge.toFixed(2), ratio }
}
await compareDurations('page', smallPortal.page, largePortal.page)
await compareDurations('sign-in', smallPortal.signIn, largePortal.signIn)
for (const at of measuredRequests) await compareDurations(at, smallPortal.read(at), largePortal.read(at))
console.table(resultTable)
await smallPortal.close()
await largePortal.close()
await cluster.stop()
process.exit()
