import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Descriptor } from '@portal/contract/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '../src/registry/asset-store.ts'
import { placedRemotes } from '../src/registry/placed.ts'
import { sequenceOf } from '../src/registry/releases.ts'
import { registryKey } from '../src/registry/signing.ts'
import { registryReader } from '../src/registry/state.ts'
import { trialCookie, trialsOf } from '../src/registry/trial.ts'
import { releaseRoutes } from '../src/release/routes.ts'
import { type Harness, harness } from './harness.ts'
import { build, type SmallBuild, sendBuild, sum } from './small-remote.ts'

const token = 'a token of those who release, long enough'
let server: Harness

beforeAll(async () => {
  server = await harness()
  const assets = folderStore(await mkdtemp(path.join(tmpdir(), 'portal-assets-')))
  const key = await registryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  releaseRoutes(server.app, { db: server.database.db, assets, key, development: false, token })
})
afterAll(() => server.close())

const publish = (made: SmallBuild, by = token) =>
  sendBuild(server.app, `publish/${made.descriptor.name}`, made, by)

async function run(command: string, body: object, by = token) {
  const headers = { authorization: `Bearer ${by}` }
  const answer = await server.app.inject({
    method: 'POST',
    url: `/release/${command}`,
    headers,
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function versionFor(tenant: string, bucket = 50) {
  const state = await registryReader(server.database.db)()
  const origin = 'https://assets.example'
  return placedRemotes(state, { tenant, bucket, origin }).find(({ name }) => name === 'mf-x')?.version ?? null
}

test('a version is taken in, promoted, rolled out to a firm, pinned, switched off, and each step can be undone', async () => {
  expect((await publish(build('1.0.0'))).statusCode).toBe(200)
  expect(await versionFor('zuider')).toBeNull()
  expect(await run('promote', { remote: 'mf-x', version: '1.0.0' })).toMatchObject({
    status: 409,
    error: 'not_passed',
  })
  await run('passed', { remote: 'mf-x', version: '1.0.0' })
  await run('promote', { remote: 'mf-x', version: '1.0.0' })
  expect(await versionFor('zuider')).toBe('1.0.0')

  await publish(build('2.0.0'))
  await run('passed', { remote: 'mf-x', version: '2.0.0' })
  await run('rollout', { remote: 'mf-x', version: '2.0.0', tenant: 'noorder', percent: 40 })
  expect([
    await versionFor('noorder', 39),
    await versionFor('noorder', 40),
    await versionFor('zuider', 0),
  ]).toEqual(['2.0.0', '1.0.0', '1.0.0'])
  await run('pin', { remote: 'mf-x', version: '2.0.0', tenant: 'zuider' })
  expect(await versionFor('zuider')).toBe('2.0.0')
  await run('disable', { remote: 'mf-x', tenant: 'zuider' })
  expect(await versionFor('zuider')).toBeNull()

  expect(await run('rollback', { remote: 'mf-x' })).toMatchObject({
    data: { undone: 'disable mf-x for zuider' },
  })
  expect(await versionFor('zuider')).toBe('2.0.0')
  await run('rollback', { remote: 'mf-x', tenant: 'zuider' })
  expect(await versionFor('zuider')).toBe('1.0.0')
  await run('rollback', { remote: 'mf-x', tenant: 'noorder' })
  expect(await versionFor('noorder', 0)).toBe('1.0.0')
})

test('status and diff tell what firms get and what a version would change', async () => {
  await publish(
    build('3.0.0', ({ contributes }) => ({
      contributes: {
        ...contributes,
        routes: [
          ...contributes.routes,
          { id: 'y', path: '/y', view: 'list', title: 'title', audience: 'customer' },
        ],
        nav: [],
      },
    })),
  )
  expect((await run('diff', { remote: 'mf-x', version: '3.0.0' })).data).toEqual({
    from: '1.0.0',
    to: '3.0.0',
    added: ['route /y'],
    removed: ['menu entry x'],
    changed: [],
  })
  await run('rollout', { remote: 'mf-x', version: '3.0.0', tenant: 'noorder', percent: 10, force: 'true' })
  expect((await run('status', { remote: 'mf-x' })).data).toMatchObject([
    { firm: '*', version: '1.0.0', by: 'live', rollout: '' },
    { firm: 'noorder', version: '1.0.0', rollout: '3.0.0 for 10%' },
  ])
})

test('a version never changes once it is published', async () => {
  const altered = build('1.0.0', () => ({ hash: 'ffffffffffffffff' }))
  const answer = await publish(altered)
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('raise its version'),
  ])
})

test.each<[string, (descriptor: Descriptor) => Partial<Descriptor>, RegExp]>([
  [
    'contributes a view it has no code for',
    ({ contributes }) => ({
      contributes: { ...contributes, slots: [{ slot: 's', view: 'ghost', order: 1 }] },
    }),
    /view "ghost"/,
  ],
  [
    'leads its menu nowhere',
    ({ contributes }) => ({ contributes: { ...contributes, routes: [] } }),
    /route "x", which it does not have/,
  ],
  [
    'carries a shared library',
    () => ({ libraries: ['react', '@chakra-ui/react'] }),
    /own copy of react, .*chakra/,
  ],
  ['needs another major of the portal contract', () => ({ portal: '^2.0.0' }), /portal contract \^2\.0\.0/],
  ['weighs too much', () => ({ budget: { start: 0.01, view: 40 } }), /its start weighs/],
  [
    'misses a translation',
    ({ labels }) => ({ labels: { ...labels, de_u: {} } }),
    /text "title" is missing in de_u/,
  ],
  [
    'has a file that is not what it says',
    ({ files }) => ({ files: files.map((file) => ({ ...file, integrity: sum('else') })) }),
    /not what its descriptor says/,
  ],
  [
    'names a file that did not come along',
    ({ files }) => ({ files: [...files, { path: 'more.js', integrity: sum('') }] }),
    /more\.js did not come along/,
  ],
])('a build that %s is refused, and says so', async (_, change, reason) => {
  const answer = await publish(build('4.0.0', change))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toMatch(reason)
  expect((await run('promote', { remote: 'mf-x', version: '4.0.0' })).status).toBe(404)
})

test('of each library that a page has once, a copy of its own is refused', async () => {
  const once = [
    ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'single-spa'],
    ...['@chakra-ui/react', '@ark-ui/react', '@emotion/react', '@emotion/styled', '@emotion/cache'],
    ...['@lingui/core', '@lingui/react', '@tanstack/react-query', '@tanstack/query-core'],
  ]
  const answer = await publish(build('4.0.0', () => ({ libraries: [...once, '@tanstack/react-virtual'] })))
  expect(answer.statusCode).toBe(422)
  for (const name of once) expect(answer.json().message).toContain(`own copy of ${name},`)
  expect(answer.json().message).not.toContain('react-virtual')
})

test('without the token nothing is published or changed', async () => {
  expect((await publish(build('5.0.0'), 'another token')).statusCode).toBe(401)
  expect((await run('status', {}, 'another token')).status).toBe(401)
})

test('an unknown firm, version or command, and a wrong share, are refused with the reason', async () => {
  expect((await run('rollout', { remote: 'mf-x', version: '1.0.0', tenant: 'niets' })).status).toBe(404)
  expect((await run('promote', { remote: 'mf-x', version: '9.9.9' })).status).toBe(404)
  expect((await run('explode', {})).status).toBe(404)
  const wrong = { remote: 'mf-x', version: '1.0.0', tenant: 'noorder', percent: 101 }
  expect(await run('rollout', wrong)).toMatchObject({ status: 422, errors: { percent: expect.any(String) } })
})

test('the sequence of the registry grows with each change', async () => {
  const before = await sequenceOf(server.database.db)
  await run('enable', { remote: 'mf-x', tenant: 'zuider' })
  expect(await sequenceOf(server.database.db)).toBeGreaterThan(before)
})

test('those who release get a ticket for one browser; it holds for an hour, and nobody else can make one', async () => {
  const { data } = await run('trial', { remote: 'mf-x', version: '3.0.0' })
  const beside = (others: string) => run('trial', { remote: 'mf-x', version: '3.0.0', with: others })
  expect((await beside('shell')).status).toBe(422)
  expect((await beside('shell=9.9.9')).status).toBe(404)
  const [key, other] = [await keyIn('a'), await keyIn('b')]
  const cookie = trialCookie(key, { 'mf-x': 'h' }, 0)
  expect(data.cookie).toMatch(/^trial=/)
  expect(trialsOf(key, `a=b; ${cookie}`, 3_599_999)).toEqual({ 'mf-x': 'h' })
  expect(trialsOf(key, cookie, 3_600_000)).toBeNull()
  expect(trialsOf(other, cookie, 1)).toBeNull()
  expect(trialsOf(key, 'trial=e30.AAAA', 1)).toBeNull()
})

const keyIn = async (name: string) =>
  registryKey(undefined, await mkdtemp(path.join(tmpdir(), `portal-${name}-`)))
