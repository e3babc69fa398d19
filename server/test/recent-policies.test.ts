import { getPolicyName } from '@portal/contract/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { pageServer } from './page-server.ts'
import { build } from './small-remote.ts'

let portal: Awaited<ReturnType<typeof pageServer>>
const versions = ['1.1.0', '1.2.0', '1.3.0']

const run = (command: string, payload: object) => portal.operator.run(portal.server.app, command, payload)

beforeAll(async () => {
  portal = await pageServer()
  for (const version of versions) {
    await portal.operator.send(portal.server.app, 'publish/mf-x', build(version))
    await run('place', { remote: 'mf-x', to: version, force: 'true' })
  }
  await portal.operator.send(portal.server.app, 'publish/mf-x', build('2.0.0'))
})
afterAll(() => portal.server.close())

/** Versions whose script policies a page allows. */
async function allowed() {
  const { headers } = await portal.server.app.inject({ url: '/login', headers: { host: 'zuider.localhost' } })
  const policy = String(headers['content-security-policy'])
  const all = ['1.0.0', ...versions, '2.0.0']
  return all.filter((version) => policy.includes(getPolicyName({ name: 'mf-x', version })))
}

test('a page allows what the last good registry of a device may start: what customers had, and nothing else', async () => {
  expect(await allowed()).toEqual(['1.1.0', '1.2.0', '1.3.0'])
})

test('a version that was taken back is among them', async () => {
  await run('rollback', { remote: 'mf-x' })
  expect(await allowed()).toContain('1.3.0')
})

test('what pages are numbered by goes on with the hour, so that a restored database is soon believed again', {
  tags: 'full',
}, async () => {
  const { db } = portal.server.database
  const hour = 3_600_000
  let now = Date.now()
  const read = createRegistryReader(db, undefined, () => now)
  const { sequence: changed } = await read()
  now = Math.ceil(changed / hour) * hour + hour
  const later = await read()
  expect(later.sequence).toBe(now)
  now += hour - 1
  expect(await read()).toBe(later)
  await run('place', { remote: 'mf-x', to: '1.1.0', force: 'true' })
  expect((await read()).channels).not.toEqual(later.channels)
})
