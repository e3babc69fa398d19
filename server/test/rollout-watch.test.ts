// @module-tag full
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placements, versionPageCounts, versionVitals } from '../src/database/tables/build.ts'
import { createLog } from '../src/log.ts'
import { recordBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import {
  findNewestReleaseChange,
  makeReleaseChange,
  undoNewestReleaseChange,
} from '../src/registry/release-history.ts'
import { deleteOldRuns } from '../src/release/watch/run-counts.ts'
import { deleteOldVitals } from '../src/release/watch/vitals.ts'
import { stopWorseRollouts } from '../src/release/watch/watch-rollouts.ts'
import { type Harness, startHarness } from './harness.ts'
import { createSmallBuild } from './small-remote.ts'

const [name, tenant] = ['mf-x', 'noorder']
const tenantTarget = { tenant }
let server: Harness
const getDatabase = () => server.database.db
const stopWorseRolloutsNow = () =>
  stopWorseRollouts({
    db: getDatabase(),
    registry: createRegistryReader(getDatabase()),
    log: createLog({ logLevel: 'silent' }),
    clock: server.now,
  })
const findPlacement = async () =>
  (await getDatabase().select().from(placements).where(eq(placements.name, name)))[0]

async function startRollout(version: string, percent: number) {
  const rolloutFields = { rollout: createSmallBuild(version).descriptor.hash, percent }
  await makeReleaseChange(
    getDatabase(),
    { name, target: tenantTarget, action: `roll out ${version} to ${percent}%`, by: 'team' },
    (tx) =>
      tx
        .insert(placements)
        .values({ name, tenant, ...rolloutFields })
        .onConflictDoUpdate({ target: [placements.name, placements.tenant], set: rolloutFields }),
  )
  server.advanceClock(120)
}

const emptyPageReport = { version: '1.0.0', vitals: [], errors: [] }

let visitorCount = 0
/**
 * Posts page reports from different IP addresses. Each page ran a version and has a token; `failedCount` of them have
 * errors.
 */
async function reportPages(version: string, pageCount: number, failedCount = 0, address?: string) {
  for (let page = 0; page < pageCount; page++) {
    const remoteVersions = [{ remote: name, version }]
    const payload = {
      ...emptyPageReport,
      page: server.app.pageTokens.issue(),
      ran: remoteVersions,
      failed: page < failedCount ? remoteVersions : [],
    }
    const remoteAddress = address ?? `10.0.${visitorCount >> 8}.${visitorCount++ & 255}`
    const response = await server.app.inject({ method: 'POST', url: '/telemetry', payload, remoteAddress })
    expect(response.statusCode).toBe(204)
  }
}

beforeEach(async () => {
  server = await startHarness()
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await recordBuild(getDatabase(), name, createSmallBuild(version).descriptor)
  await setChannelBuild(
    getDatabase(),
    { name, hash: createSmallBuild('1.0.0').descriptor.hash, channel: 'live' },
    'promote',
    {
      by: 'team',
    },
  )
})
afterEach(() => server.close())

test('a rollout whose pages fail more often than with the previous version is stopped once, with the reason in the history', async () => {
  await startRollout('2.0.0', 10)
  await reportPages('1.0.0', 30, 1)
  await reportPages('2.0.0', 5, 2)
  expect(await stopWorseRolloutsNow()).toEqual([])
  await reportPages('2.0.0', 2, 2)
  expect(await stopWorseRolloutsNow()).toEqual(['stop mf-x 2.0.0 for noorder'])
  expect(await findPlacement()).toMatchObject({ rollout: null, percent: 0 })
  expect(await stopWorseRolloutsNow()).toEqual([])
  expect(await findNewestReleaseChange(getDatabase(), { name, target: tenantTarget })).toMatchObject({
    action: 'stop mf-x 2.0.0 for noorder',
    by: 'portal',
    why: 'errors in 4 of 7 pages with 2.0.0, in 1 of 30 pages with 1.0.0',
  })
})

test('undoing does not restart a stopped rollout, and earlier changes can still be undone', async () => {
  await makeReleaseChange(
    getDatabase(),
    { name, target: tenantTarget, action: 'disable', by: 'team' },
    (tx) => tx.insert(placements).values({ name, tenant, off: true }),
  )
  await startRollout('2.0.0', 10)
  await startRollout('2.0.0', 50)
  await reportPages('1.0.0', 5)
  await reportPages('2.0.0', 5, 4)
  expect(await stopWorseRolloutsNow()).toHaveLength(1)
  expect(await undoNewestReleaseChange(getDatabase(), name, [tenantTarget], { by: 'team' })).toBe('disable')
  expect(await findPlacement()).toBeUndefined()
})

test('a version as good as the previous one, or with few failing pages, continues', async () => {
  await startRollout('2.0.0', 100)
  await reportPages('1.0.0', 10, 5)
  await reportPages('2.0.0', 10, 5)
  expect(await stopWorseRolloutsNow()).toEqual([])
  await startRollout('3.0.0', 100)
  await reportPages('3.0.0', 2, 2)
  expect(await stopWorseRolloutsNow()).toEqual([])
  expect(await findPlacement()).toMatchObject({
    rollout: createSmallBuild('3.0.0').descriptor.hash,
    percent: 100,
  })
})

test('a version with slower interactions than the previous one is stopped too', async () => {
  await startRollout('2.0.0', 10)
  await reportPages('1.0.0', 9)
  await reportPages('2.0.0', 2)
  for (const remoteAddress of ['10.3.0.1', '10.3.0.2', '10.3.0.3']) {
    const remoteVersions = [{ remote: name, version: '2.0.0' }]
    const payload = {
      ...emptyPageReport,
      page: server.app.pageTokens.issue(),
      ran: remoteVersions,
      slow: remoteVersions,
    }
    await server.app.inject({ method: 'POST', url: '/telemetry', payload, remoteAddress })
  }
  expect(await stopWorseRolloutsNow()).toEqual(['stop mf-x 2.0.0 for noorder'])
  expect(await findNewestReleaseChange(getDatabase(), { name, target: tenantTarget })).toMatchObject({
    why: 'slow answers in 3 of 5 pages with 2.0.0, in 0 of 9 pages with 1.0.0',
  })
})

test('Web Vitals count for the version of their screen, once per address, and for existing versions only', async () => {
  const sendVital = (value: number, version: string, remoteAddress: string) => {
    const remoteVersion = { remote: name, version }
    const vitals = [{ name: 'LCP', value, screen: '/x', of: remoteVersion }]
    return server.app.inject({
      method: 'POST',
      url: '/telemetry',
      payload: { version: '1.0.0', vitals, errors: [] },
      remoteAddress,
    })
  }
  await sendVital(2500, '1.0.0', '10.4.0.1')
  await sendVital(2501, '1.0.0', '10.4.0.2')
  await sendVital(900, '1.0.0', '10.4.0.2')
  await sendVital(900, '9.9.9', '10.4.0.3')
  expect(await getDatabase().select().from(versionVitals)).toMatchObject([
    { version: '1.0.0', vital: 'LCP', reports: 2, good: 1 },
  ])
  server.advanceClock(8 * 86_400)
  await deleteOldVitals(getDatabase(), server.now())
  expect(await getDatabase().select().from(versionVitals)).toEqual([])
})

test('reports without a recent token of the server, and later reports of a page that already reported, do not count', async () => {
  await startRollout('2.0.0', 10)
  await reportPages('1.0.0', 9)
  const remoteVersions = [{ remote: name, version: '2.0.0' }]
  const currentToken = server.app.pageTokens.issue()
  const oldToken = server.app.pageTokens.issue()
  const forgedToken = currentToken.replace(/.$/, (lastCharacter) => (lastCharacter === 'A' ? 'B' : 'A'))
  const postPageReport = (page: string | undefined, index: number) =>
    server.app.inject({
      method: 'POST',
      url: '/telemetry',
      payload: { ...emptyPageReport, page, ran: remoteVersions, failed: remoteVersions },
      remoteAddress: `10.5.0.${index}`,
    })
  for (const [index, page] of [undefined, forgedToken, 'x', ...Array<string>(9).fill(currentToken)].entries())
    expect((await postPageReport(page, index)).statusCode).toBe(204)
  const listCountedRuns = async () =>
    (await getDatabase().select().from(versionPageCounts).where(eq(versionPageCounts.version, '2.0.0'))).map(
      ({ ran }) => ran,
    )
  expect(await listCountedRuns()).toEqual([1])
  expect(await stopWorseRolloutsNow()).toEqual([])
  server.advanceClock(86_400)
  await postPageReport(oldToken, 99)
  expect(await listCountedRuns()).toEqual([1])
})

test('reports from one address, or from before the rollout, cannot stop it', async () => {
  await startRollout('2.0.0', 10)
  for (let minute = 0; minute < 5; minute++) {
    await reportPages('2.0.0', 4, 4, '10.9.9.9')
    server.advanceClock(60)
  }
  expect(await stopWorseRolloutsNow()).toEqual([])
  expect((await getDatabase().select().from(versionPageCounts)).map(({ failed }) => failed)).toEqual([1])
  await reportPages('3.0.0', 9, 9)
  server.advanceClock(3600)
  await startRollout('3.0.0', 10)
  server.advanceClock(3600)
  expect(await stopWorseRolloutsNow()).toEqual([])
})

test('versions that are not being rolled out are not counted, and old counts are deleted', async () => {
  await reportPages('1.0.0', 3, 3)
  await startRollout('2.0.0', 10)
  await reportPages('3.0.0', 3, 3)
  await reportPages('9.9.9', 3, 3)
  expect(await getDatabase().select().from(versionPageCounts)).toEqual([])
  await reportPages('1.0.0', 3)
  server.advanceClock(3600)
  await reportPages('1.0.0', 2)
  server.advanceClock(86_000)
  await deleteOldRuns(getDatabase(), server.now())
  expect((await getDatabase().select().from(versionPageCounts)).map(({ ran }) => ran)).toEqual([2])
})
