import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createServers } from '../src/app.ts'
import { withPostgres } from '../src/backup/postgres.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { registerPageServer } from '../src/pages/plugin.ts'
import { recordBuild } from '../src/registry/builds.ts'
import { pointChannel } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { createTenantRegistries } from '../src/registry/tenant-registry.ts'
import { startPostgresCluster } from './crowd/cluster.ts'
import { insertCrowd } from './crowd/insert-crowd.ts'
import { copyTenants } from './scale/grow.ts'

/**
 * Compares the cost of a page, a sign-in and the five most common reads in a large and a small database: `pnpm
 * bench:scale [tenants] [customers of each]`, on a separate Postgres, alternating in one run. Goal: a ratio of at most
 * 1.2.
 */
const [tenants, each] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 200)]
/** Number of active tenants in both databases: a connection must switch between them, however many exist. */
const activeTenants = Math.min(50, tenants - 1)
/** Calls that customers' pages make most often. */
const measuredReads = [
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
  const began = performance.now()
  await copyTenants(database.db, more)
  const seconds = (performance.now() - began) / 1000
  const { rows } = (await database.db.execute(
    sql`select (select count(*)::int from tenants) tenants, (select count(*)::int from customers) customers,
      pg_size_pretty(pg_database_size(current_database())) size`,
  )) as unknown as { rows: object[] }
  console.log(name, JSON.stringify(rows[0]), `filled in ${seconds.toFixed(0)} s`)
  const limits = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
  const { app } = await createServers({ config: { ...config, limits }, database, log })
  await recordBuild(database.db, 'shell', shellBuild)
  await pointChannel(database.db, { name: 'shell', hash: shellBuild.hash, channel: 'live' }, 'publish shell')
  await registerPageServer(app, {
    config,
    db: database.db,
    key: publicRegistryKey,
    registry: createRegistryReader(database.db),
    registryOf: createTenantRegistries(publicRegistryKey, 'https://assets.example'),
    assetsOrigin: 'https://assets.example',
    assetsFolder: folder,
  })
  const subdomains = Array.from({ length: activeTenants }, (_, at) => `tenant${at + 1}`)
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
  await withPostgres(cluster.url, (db) => db.execute(sql.raw(`create database ${name}`)))
}
const smallPortal = await openPortal('small', activeTenants, 4)
const largePortal = await openPortal('large', tenants - 1, each)
type MeasuredTask = () => Promise<void>

/** Runs a task repeatedly, four at a time, for 0.4 s; returns the durations in milliseconds. */
async function measureDurations(work: MeasuredTask): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + 400
  const runUntilEnd = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: 4 }, runUntilEnd))
  return times
}

const resultTable: Record<string, object> = {}
/**
 * Measures a task on both databases, alternating in short slices, so that other load on the machine affects both
 * equally.
 */
async function compareDurations(name: string, inSmall: MeasuredTask, inLarge: MeasuredTask): Promise<void> {
  const works = [inSmall, inLarge]
  for (const work of works) await measureDurations(work)
  const times: number[][] = [[], []]
  for (let round = 0; round < 8; round++)
    for (const [place, work] of works.entries()) times[place]?.push(...(await measureDurations(work)))
  const [ofSmall = 0, ofLarge = 0] = times.map(
    (taken) => taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0,
  )
  const ratio = (ofLarge / ofSmall).toFixed(2)
  resultTable[name] = { 'small, ms': ofSmall.toFixed(2), 'large, ms': ofLarge.toFixed(2), ratio }
}
await compareDurations('page', smallPortal.page, largePortal.page)
await compareDurations('sign-in', smallPortal.signIn, largePortal.signIn)
for (const at of measuredReads) await compareDurations(at, smallPortal.read(at), largePortal.read(at))
console.table(resultTable)
await smallPortal.close()
await largePortal.close()
await cluster.stop()
process.exit()
