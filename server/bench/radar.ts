import { sql } from 'drizzle-orm'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { createLog } from '../src/log.ts'
import { aheadOf } from '../src/radar/ahead.ts'
import { type RadarParts, sweepRadar } from '../src/radar/work.ts'
import { withNextLending } from '../test/next-norms.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillCrowd } from './crowd/people.ts'
import { multiply } from './radar/multiply.ts'

/**
 * How long a night's work takes on a Postgres of its own: `taskset -c 0 pnpm bench:radar [files]`, which keeps database
 * and work on one core. Files are as full as the demo's fullest, each with debts, values and births of its own, and norms of next
 * year are known, so that every scenario of each is worked out twice.
 */
const files = Number(process.argv[2] ?? 10_000)
const log = createLog({ logLevel: 'silent' })
const cluster = await startCluster()
const config = readConfig({ ...process.env, DATABASE_URL: cluster.url, DEMO: 'true' })
const { db, alone, close } = await openDatabase(config, log)
await fillCrowd(db, 10)
await multiply(db, Math.ceil(files / 10) - 1)
await db.execute(sql`analyze`)

const next = `${new Date().getFullYear() + 1}-01-01`
const basis = { editions: [next], normsOn: withNextLending(next, 0.9) }
const run = async (_name: string, given: Parameters<RadarParts['threads']['run']>[1]) => {
  const { files: some, today } = given as { files: Parameters<typeof aheadOf>[0][]; today: string }
  return some.map((file) => aheadOf(file, { ...basis, today }))
}
const threads = { run, end: async () => {} } as unknown as RadarParts['threads']

const began = performance.now()
const done = await sweepRadar({ db, alone, clock: () => new Date(), threads, log })
const seconds = (performance.now() - began) / 1000
const { rows } = (await db.execute(
  sql`select item->>'kind' as kind, count(*)::int as many from radar, jsonb_array_elements(items) item group by 1 order by 2 desc`,
)) as unknown as { rows: { kind: string; many: number }[] }
console.log(`${done} files in ${seconds.toFixed(1)} s, ${((seconds / done) * 1000).toFixed(1)} ms each`)
console.log(rows.map(({ kind, many }) => `${kind} ${many}`).join(', '))
await close()
await cluster.stop()
process.exit()
