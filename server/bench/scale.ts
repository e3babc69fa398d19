import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { onPostgres } from '../src/backup/postgres.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { edge } from '../src/edge/plugin.ts'
import { createLog } from '../src/log.ts'
import { recordBuild } from '../src/registry/builds.ts'
import { point } from '../src/registry/publish.ts'
import { registryKey } from '../src/registry/signing.ts'
import { registryReader } from '../src/registry/state.ts'
import { tenantRegistries } from '../src/registry/tenant-registry.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillCrowd } from './crowd/people.ts'
import { measure } from './load.ts'
import { reads } from './reads.ts'
import { grow } from './scale/grow.ts'

/**
 * What a page, a sign-in and the five commonest reads cost in a database of many firms, beside a small one:
 * `pnpm bench:scale [firms] [customers of each]`, on a Postgres of its own, in turn in one run. Aim: 1.2.
 */
const [firms, each] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 200)]
/** Firms whose customers come, in both databases: connections have to be told of each, however many there are. */
const asked = Math.min(50, firms - 1)
const log = createLog({ logLevel: 'silent' })
const cluster = await startCluster()
const folder = await mkdtemp(path.join(tmpdir(), 'portal-scale-'))
const key = await registryKey(undefined, folder)
const shell = {
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

async function portal(name: string, more: number, each: number) {
  const url = cluster.url.replace('/postgres?', `/${name}?`)
  const config = readConfig({
    SESSION_SECRET: 'a secret of this run, long enough',
    PORTAL_DOMAIN: 'portal.example',
    DATA_DIR: folder,
    ...process.env,
    DATABASE_URL: url,
  })
  const database = await openDatabase(config, log)
  const customers = await fillCrowd(database.db, each)
  const began = performance.now()
  await grow(database.db, more)
  const seconds = (performance.now() - began) / 1000
  const { rows } = (await database.db.execute(
    sql`select (select count(*)::int from tenants) firms, (select count(*)::int from customers) customers,
      pg_size_pretty(pg_database_size(current_database())) size`,
  )) as unknown as { rows: object[] }
  console.log(name, JSON.stringify(rows[0]), `filled in ${seconds.toFixed(0)} s`)
  const limits = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
  const app = await createApp({ config: { ...config, limits }, database, log })
  await recordBuild(database.db, 'shell', shell)
  await point(database.db, { name: 'shell', hash: shell.hash, channel: 'live' }, 'publish shell')
  await edge(app, {
    config,
    db: database.db,
    key,
    registry: registryReader(database.db),
    registryOf: tenantRegistries(key, 'https://assets.example'),
    assetsOrigin: 'https://assets.example',
    assetsFolder: folder,
  })
  const subdomains = Array.from({ length: asked }, (_, at) => `firm${at + 1}`)
  const signedIn = async (tenant: string, username: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { username, password: demoPassword, tenant },
    })
    if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode}`)
    return { tenant, headers: { authorization: `Bearer ${answer.json().access_token}` } }
  }
  const people: Awaited<ReturnType<typeof signedIn>>[] = []
  for (let at = 0; at < 50; at++)
    people.push(
      await signedIn(subdomains[at % subdomains.length] ?? '', customers[at % customers.length] ?? ''),
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
      await signedIn(subdomains[turn++ % subdomains.length] ?? '', customers[turn % customers.length] ?? '')
    },
  }
}

for (const name of ['small', 'large']) {
  await onPostgres(cluster.url, (db) => db.execute(sql.raw(`create database ${name}`)))
}
const small = await portal('small', asked, 4)
const large = await portal('large', firms - 1, each)
const table: Record<string, object> = {}
const compare = async (name: string, works: { small: () => Promise<void>; large: () => Promise<void> }) => {
  const results = await measure(works, 8, 400, 4)
  const p50 = (which: string) => results.get(which)?.p50 ?? 0
  table[name] = {
    'small, ms': p50('small').toFixed(2),
    'large, ms': p50('large').toFixed(2),
    ratio: (p50('large') / p50('small')).toFixed(2),
  }
}
await compare('page', { small: small.page, large: large.page })
await compare('sign-in', { small: small.signIn, large: large.signIn })
for (const [name, { path: at }] of Object.entries(reads))
  await compare(name, { small: small.read(at), large: large.read(at) })
console.table(table)
await small.close()
await large.close()
await cluster.stop()
process.exit()
