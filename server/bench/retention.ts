import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { keepTerms } from '../src/erasure/night.ts'
import { openFiles } from '../src/files/open.ts'
import { createLog } from '../src/log.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillCrowd } from './crowd/people.ts'
import { reads } from './reads.ts'
import { fillRetention } from './retention/fill.ts'

/**
 * What the nightly run takes among many customers, and what the commonest reads of others feel of it: `pnpm bench:retention [customers]
 * [firms of 200 who are all due] [rounds]`, on a Postgres of its own. Who is due has the fullest file of the demo; of the others a
 * fiftieth of the documents are uploads whose term is over. In turn, a share of all that is done while reads go on, and reads go on
 * without. Aims: 10 minutes with 200,000 customers, and p99 of reads 1.3 times.
 */
const [many, firms, rounds] = [
  Number(process.argv[2] ?? 200_000),
  Number(process.argv[3] ?? 10),
  Number(process.argv[4] ?? 6),
]
/** Reads begin so many milliseconds apart, whether those before were answered or not, as customers' do. */
const apart = 15
/** A quiet turn takes as long as the busy one before it, within these bounds, in milliseconds. */
const [shortest, longest] = [5000, 30_000]

const log = createLog({ logLevel: 'silent' })
const cluster = await startCluster()
const config = readConfig({
  SESSION_SECRET: 'a secret of this run, long enough',
  PORTAL_DOMAIN: 'portal.example',
  DATA_DIR: await mkdtemp(path.join(tmpdir(), 'portal-retention-')),
  ...process.env,
  DATABASE_URL: cluster.url,
})
const database = await openDatabase(config, log)
const { db } = database
const began = performance.now()
const usernames = await fillCrowd(db, 200)
await fillRetention(db, { many, firms })
const { rows } = (await db.execute(
  sql`select (select count(*)::int from customers) customers, (select count(*)::int from documents) documents,
    (select count(*)::int from erasures) due, pg_size_pretty(pg_database_size(current_database())) size`,
)) as unknown as { rows: { customers: number; due: number }[] }
console.log(JSON.stringify(rows[0]), `filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)

const limits = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
const app = await createApp({ config: { ...config, limits }, database, log })
const headersOf = async (username: string) => {
  const payload = { username, password: demoPassword, tenant: 'zuider' }
  const answer = await app.inject({ method: 'POST', url: '/auth/login', payload })
  return { authorization: `Bearer ${answer.json().access_token}` }
}
const people = await Promise.all(usernames.slice(0, 50).map(headersOf))
const paths = Object.values(reads).map(({ path: at }) => `/api/zuider/${at}`)
let turn = 0
async function read(): Promise<number> {
  const [url, headers] = [paths[turn % paths.length] ?? '', people[turn++ % people.length] ?? {}]
  const start = performance.now()
  const answer = await app.inject({ url, headers })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return performance.now() - start
}

/** Reads until a moment is there; answers how long each took. */
async function readUntil(isOver: () => boolean): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let next = performance.now(); !isOver(); next += apart) {
    await sleep(Math.max(0, next - performance.now()))
    asked.push(read())
  }
  return Promise.all(asked)
}
async function readFor(milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds
  return readUntil(() => performance.now() >= end)
}

const files = await openFiles(config)
const night = () => keepTerms({ everyFirm: db, files, clock: () => new Date(), log, config }, async () => {})
const times = { without: [] as number[], with: [] as number[] }
let ran = 0
await readFor(shortest)
for (let round = 0; round < rounds; round++) {
  await db.execute(
    sql`update erasures set due_at = now() where id % ${rounds} = ${round} and closed_at is null`,
  )
  await db.execute(
    sql`update documents set created_at = now() - interval '13 months' where verdict = 'rejected' and (id / 50) % ${rounds} = ${round}`,
  )
  let over = false
  const start = performance.now()
  const running = night().finally(() => {
    over = true
  })
  const during = readUntil(() => over)
  await running
  const took = performance.now() - start
  ran += took
  times.with.push(...(await during))
  times.without.push(...(await readFor(Math.min(longest, Math.max(shortest, took)))))
}
const at = (all: number[], share: number) => all.sort((a, b) => a - b)[Math.floor(all.length * share)] ?? 0
const left = await db.execute(
  sql`select count(*)::int as open from erasures where closed_at is null union all
    select count(*)::int from documents where verdict = 'rejected'`,
)
console.log('left to do:', JSON.stringify((left as unknown as { rows: object[] }).rows))
console.log(
  `the run took ${(ran / 1000).toFixed(1)} s for ${rows[0]?.due} customers due among ${rows[0]?.customers}`,
)
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      {
        reads: all.length,
        'p50, ms': at(all, 0.5).toFixed(2),
        'p95, ms': at(all, 0.95).toFixed(2),
        'p99, ms': at(all, 0.99).toFixed(2),
      },
    ]),
  ),
)
console.log(`p99 ratio ${(at(times.with, 0.99) / at(times.without, 0.99)).toFixed(2)}`)
await app.close()
await database.close()
await cluster.stop()
process.exit()
