import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staffBase } from '@portal/contract/staff'
import { sql } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { staff, staffSessions } from '../src/database/tables/staff.ts'
import { createLog } from '../src/log.ts'
import { hashOf } from '../src/sessions/secret-token.ts'
import { startCluster } from './crowd/cluster.ts'
import { fillFirm } from './desk/fill-firm.ts'
import { measure } from './load.ts'

/**
 * What the calls of the desk take for a firm of many customers: `pnpm bench:desk [customers] [documents of each]`, on a Postgres
 * of its own. Aim: 150 ms at the 95th percentile with 200,000 customers and a million documents. Beside it, in turn in one run,
 * the same firm's neighbour of 50.
 */
const [many, documentsOfEach] = [Number(process.argv[2] ?? 200_000), Number(process.argv[3] ?? 5)]
const token = 'd'.repeat(43)
const log = createLog({ logLevel: 'silent' })
const cluster = await startCluster()
const config = readConfig({
  SESSION_SECRET: 'a secret of this run, long enough',
  PORTAL_DOMAIN: 'portal.example',
  STAFF_ISSUER: 'https://identities.example',
  STAFF_CLIENT_ID: 'portal',
  DATA_DIR: await mkdtemp(path.join(tmpdir(), 'portal-desk-')),
  ...process.env,
  DATABASE_URL: cluster.url,
})
const database = await openDatabase(config, log)

const [person] = await database.db
  .insert(staff)
  .values({
    email: 'sanne@example.nl',
    name: 'Sanne',
    issuer: 'https://identities.example',
    subject: 'sanne',
  })
  .returning({ id: staff.id })
await database.db
  .insert(staffSessions)
  .values({ hash: hashOf(token), staffId: person?.id ?? 0, expiresAt: new Date('2100-01-01') })
const began = performance.now()
await database.db.execute(sql`set session_replication_role = replica`)
for (const [firm, customers] of [
  ['small', 50],
  ['large', many],
] as const)
  await fillFirm(database.db, firm, { customers, documentsOfEach, person: person?.id ?? 0 })
await database.db.execute(sql`set session_replication_role = default`)
await database.db.execute(sql`vacuum analyze`)
console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)

const limits = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
const app = await createApp({ config: { ...config, limits }, database, log })
const ask = (firm: string, at: string) => async () => {
  const url = `${staffBase}/desk/${firm}/${at}`
  const answer = await app.inject({ url, headers: { cookie: `portal-staff=${token}` } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.body}`)
}
const idIn = async (firm: string) => {
  const url = `${staffBase}/desk/${firm}/customers?q=u7`
  const answer = await app.inject({ url, headers: { cookie: `portal-staff=${token}` } })
  return answer.json().data[0].id as number
}
const table: Record<string, object> = {}
for (const [name, at] of [
  ['queue', 'queue'],
  ['customers', 'customers'],
  ['customers, page 100', 'customers?page=100'],
  ['search: jan', 'customers?q=jan'],
  ['search: jan smit', 'customers?q=jan+smit'],
  ['search: one', 'customers?q=u49'],
  ['search: nobody', 'customers?q=zzzz'],
  ['who waits', 'customers?filter=waiting'],
  ['who never signed in', 'customers?filter=never'],
  ['documents to review', 'documents'],
  ['inbox', 'inbox'],
  ['changes', 'edits'],
  ['a file', 'customers/{id}'],
] as const) {
  const [small, large] = await Promise.all(['SMALL', 'LARGE'].map((firm) => idIn(firm)))
  const works = {
    small: ask('SMALL', at.replace('{id}', String(small))),
    large: ask('LARGE', at.replace('{id}', String(large))),
  }
  const results = await measure(works, 2, 60, 2)
  const of = (which: string) => results.get(which)
  table[name] = {
    'small p50, ms': of('small')?.p50.toFixed(1),
    'large p50, ms': of('large')?.p50.toFixed(1),
    'large p95, ms': of('large')?.p95.toFixed(1),
  }
}
console.table(table)
await app.close()
await database.close()
await cluster.stop()
process.exit()
