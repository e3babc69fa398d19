import { getTrustedTypesPolicyName } from '@portal/contract/remote-registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { startPageServer } from './page-server.ts'
import { createSmallBuild } from './small-remote.ts'

let portalServer: Awaited<ReturnType<typeof startPageServer>>
const publishedVersions = ['1.1.0', '1.2.0', '1.3.0']

const runReleaseCommand = (command: string, payload: object) =>
  portalServer.operator.run(portalServer.server.app, command, payload)

beforeAll(async () => {
  portalServer = await startPageServer()
  for (const version of publishedVersions) {
    await portalServer.operator.send(portalServer.server.app, 'publish/mf-x', createSmallBuild(version))
    await runReleaseCommand('place', { remote: 'mf-x', to: version, force: 'true' })
  }
  await portalServer.operator.send(portalServer.server.app, 'publish/mf-x', createSmallBuild('2.0.0'))
})
afterAll(() => portalServer.server.close())

/** Lists the versions whose Trusted Types policies a page allows. */
async function listAllowedVersions() {
  const { headers } = await portalServer.server.app.inject({
    url: '/login',
    headers: { host: 'zuider.localhost' },
  })
  const policy = String(headers['content-security-policy'])
  const allVersions = ['1.0.0', ...publishedVersions, '2.0.0']
  return allVersions.filter((version) =>
    policy.includes(getTrustedTypesPolicyName({ name: 'mf-x', version })),
  )
}

test('a page allows the script policies of a device’s last good registry: those that customers had, and no others', async () => {
  expect(await listAllowedVersions()).toEqual(['1.1.0', '1.2.0', '1.3.0'])
})

test('a version that was rolled back is still allowed', async () => {
  await runReleaseCommand('rollback', { remote: 'mf-x' })
  expect(await listAllowedVersions()).toContain('1.3.0')
})

test('the sequence of pages follows the hour, so that a restored database is soon accepted again', {
  tags: 'full',
}, async () => {
  const { db } = portalServer.server.database
  const hour = 3_600_000
  let now = Date.now()
  const readRegistry = createRegistryReader(db, undefined, () => now)
  const { sequence: changedSequence } = await readRegistry()
  now = Math.ceil(changedSequence / hour) * hour + hour
  const laterRegistry = await readRegistry()
  expect(laterRegistry.sequence).toBe(now)
  now += hour - 1
  expect(await readRegistry()).toBe(laterRegistry)
  await runReleaseCommand('place', { remote: 'mf-x', to: '1.1.0', force: 'true' })
  expect((await readRegistry()).channels).not.toEqual(laterRegistry.channels)
})
