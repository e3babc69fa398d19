import { access } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPageServer } from './page-server.ts'
import { createReleaser } from './releaser.ts'
import { createSmallBuild } from './small-remote.ts'

const sourceMaps = { 'view.js.map': '{"version":3,"sources":["src/list.tsx"]}' }
const buildWithMaps = createSmallBuild(
  '2.0.0',
  ({ files }) => ({ files: files.filter(({ path: file }) => !(file in sourceMaps)) }),
  sourceMaps,
)

let portalServer: Awaited<ReturnType<typeof startPageServer>>
beforeAll(async () => {
  portalServer = await startPageServer()
  expect(
    (await portalServer.operator.send(portalServer.server.app, 'publish/mf-x', buildWithMaps)).statusCode,
  ).toBe(200)
})
afterAll(() => portalServer.server.close())

test('source maps of a version are available to its team and to operators, and are not served publicly', async () => {
  const { server, operator, folder } = portalServer
  const version = { remote: 'mf-x', version: '2.0.0' }
  const [team, otherTeam] = [await createReleaser(), await createReleaser()]
  for (const [{ key }, remotes] of [
    [team, 'mf-x'],
    [otherTeam, 'mf-y'],
  ] as const)
    await operator.run(server.app, 'grant', { key: key.publicKey, team: remotes, remotes })
  for (const releaser of [operator, team])
    expect((await releaser.run(server.app, 'maps', version)).json().data).toEqual(sourceMaps)
  expect((await otherTeam.run(server.app, 'maps', version)).statusCode).toBe(403)
  expect((await (await createReleaser()).run(server.app, 'maps', version)).statusCode).toBe(401)
  await expect(
    access(path.join(folder, 'mf-x', buildWithMaps.descriptor.hash, 'view.js.map')),
  ).rejects.toThrow()
})

test('a version without source maps says so', async () => {
  const { server, operator } = portalServer
  const response = await operator.run(server.app, 'maps', { remote: 'mf-x', version: '1.0.0' })
  expect([response.statusCode, response.json().error]).toEqual([404, 'no_maps'])
})
