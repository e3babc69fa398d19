import { getCustomer } from '@portal/contract/customer'
import { getMortgages } from '@portal/contract/mortgage'
import { getUpcomingEvents } from '@portal/contract/upcoming-events'
import { getToday } from '@portal/time/clock'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { upcomingEvents } from '../src/database/tables/upcoming-events.ts'
import { createLog } from '../src/log.ts'
import { readEventsCustomerFile, sweepUpcomingEvents } from '../src/upcoming-events/calculate-events.ts'
import { findUpcomingEvents } from '../src/upcoming-events/find-upcoming-events.ts'
import { createWorkerPool } from '../src/worker-threads/worker-pool.ts'
import { type Harness, startHarness } from './harness.ts'
import { addNextLendingNorms } from './next-norms.ts'
import { sendCall } from './send-call.ts'

const workerPool = createWorkerPool()
const log = createLog({ logLevel: 'silent' })
let server: Harness
let annaId: number
beforeAll(async () => {
  server = await startHarness()
  annaId = Number((await server.request(getCustomer, await server.getAccessToken('anna'))).data.id)
})
afterAll(async () => {
  await server.close()
  await workerPool.end()
})

test('a file has events of loans, policies and pensions, soonest first', { tags: 'full' }, async () => {
  const clock = () => new Date()
  const file = await readEventsCustomerFile({ db: server.database.db, clock }, annaId)
  const basis = { today: getToday(), futureEditionDates: [], normsOn: addNextLendingNorms('2027-01-01', 1) }
  const events = findUpcomingEvents(file, basis)
  const kinds = events.map(({ kind }) => kind)
  for (const kind of ['lower-class', 'fixed-end', 'part-end', 'policy-end', 'state-pension'])
    expect(kinds).toContain(kind)
  expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).sort())
})

test('new norms change results from their first day on, and the event says whether they improve', {
  tags: 'full',
}, async () => {
  const getTestTime = () => new Date('2026-11-21T12:00:00Z')
  const file = await readEventsCustomerFile({ db: server.database.db, clock: getTestTime }, annaId)
  const today = '2026-11-21'
  const listNormEvents = (times: number) =>
    findUpcomingEvents(file, {
      today,
      futureEditionDates: ['2027-01-01'],
      normsOn: addNextLendingNorms('2027-01-01', times),
    })
      .filter(({ kind }) => kind.startsWith('norms'))
      .map(({ kind, date }) => [kind, date])
  expect(listNormEvents(1)).toEqual([])
  expect(listNormEvents(0.5)).toEqual([['norms-worse', '2027-01-01']])
  expect(listNormEvents(2)).toEqual([['norms-better', '2027-01-01']])
})

test('all files are recalculated once a night', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  let now = new Date(Date.now() + 86_400_000)
  const runNightlySweep = () => sweepUpcomingEvents({ db, clock: () => now, workerPool, log })
  const [files] = await db.select({ many: count() }).from(customers)
  expect(await runNightlySweep()).toBe(files?.many)
  expect(await runNightlySweep()).toBe(0)
  now = new Date(now.getTime() + 86_400_000)
  expect(await runNightlySweep()).toBe(files?.many)
})

test('a customer gets the events that a page cannot calculate, and the file stays unchanged', async () => {
  const { db } = server.database
  const token = await server.getAccessToken('anna')
  const readMortgagesEtag = async () => (await sendCall(server, getMortgages, { token })).headers.etag
  const etagBefore = await readMortgagesEtag()
  expect((await server.request(getUpcomingEvents, token)).data).toEqual([])
  const norms = { name: null, open: null, at: null, of: 1, date: '2027-01-01', kind: 'norms-worse' } as const
  const annasEvents = {
    customerId: annaId,
    day: '2026-11-21',
    items: [norms, { ...norms, kind: 'fixed-end' as const }],
  }
  await db
    .insert(upcomingEvents)
    .values(annasEvents)
    .onConflictDoUpdate({ target: upcomingEvents.customerId, set: annasEvents })
  expect((await server.request(getUpcomingEvents, token)).data).toEqual([
    { kind: 'norms', date: '2027-01-01', of: 1, turns: 'worse' },
  ])
  expect(await readMortgagesEtag()).toBe(etagBefore)
})
