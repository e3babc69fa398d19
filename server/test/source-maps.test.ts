import { access } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer } from './page-server.ts'
import { newReleaser } from './releaser.ts'
import { build } from './small-remote.ts'

const maps = { 'view.js.map': '{"version":3,"sources":["src/list.tsx"]}' }
const withMaps = build(
  '2.0.0',
  ({ files }) => ({ files: files.filter(({ path: file }) => !(file in maps)) }),
  maps,
)

let open: Awaited<ReturnType<typeof pageServer>>
beforeAll(async () => {
  open = await pageServer()
  expect((await open.operator.send(open.server.app, 'publish/mf-x', withMaps)).statusCode).toBe(200)
})
afterAll(() => open.server.close())

test('the source maps of a version are for its team and for operators, and lie where nobody is served from', async () => {
  const { server, operator, folder } = open
  const version = { remote: 'mf-x', version: '2.0.0' }
  const [team, others] = [await newReleaser(), await newReleaser()]
  for (const [{ key }, remotes] of [
    [team, 'mf-x'],
    [others, 'mf-y'],
  ] as const)
    await operator.run(server.app, 'grant', { key: key.publicKey, team: remotes, remotes })
  for (const who of [operator, team])
    expect((await who.run(server.app, 'maps', version)).json().data).toEqual(maps)
  expect((await others.run(server.app, 'maps', version)).statusCode).toBe(403)
  expect((await (await newReleaser()).run(server.app, 'maps', version)).statusCode).toBe(401)
  await expect(access(path.join(folder, 'mf-x', withMaps.descriptor.hash, 'view.js.map'))).rejects.toThrow()
})

test('a version that came without source maps says so', async () => {
  const { server, operator } = open
  const answer = await operator.run(server.app, 'maps', { remote: 'mf-x', version: '1.0.0' })
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'no_maps'])
})
