import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAssetServer } from '../src/registry/asset-server.ts'
import { createS3AssetStore } from '../src/registry/s3-asset-store.ts'
import { credentials, s3Server } from './s3-server.ts'

let server: Awaited<ReturnType<typeof s3Server>>
beforeAll(async () => {
  server = await s3Server()
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

const folder = () => mkdtemp(path.join(tmpdir(), 'portal-s3-'))
const bucket = () => ({ bucket: 'portal', region: 'eu-central-1', endpoint: server.endpoint })
const build = { name: 'mf-x', hash: '0123456789abcdef', files: ['remoteEntry.js', 'fonts/a.woff2'] }

async function dist(): Promise<string> {
  const from = await folder()
  const { mkdir } = await import('node:fs/promises')
  await mkdir(path.join(from, 'fonts'))
  for (const file of build.files) await writeFile(path.join(from, file), `content of ${file}`)
  return from
}

test('a build that one process takes in is served by another, which fetches it when it is first asked for', {
  tags: 'full',
}, async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  const [one, other] = [
    createS3AssetStore(await folder(), bucket()),
    createS3AssetStore(await folder(), bucket()),
  ]
  await one.put({ ...build, from: await dist() })
  expect([...server.held].map(([key, { type }]) => [key, type])).toEqual([
    ['/portal/builds/mf-x/0123456789abcdef/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['/portal/builds/mf-x/0123456789abcdef/fonts/a.woff2', 'font/woff2'],
  ])

  const assets = await createAssetServer(
    { folder: other.folder, url: 'http://localhost', keepAliveSeconds: 75 },
    async (name, hash) => {
      if (name === build.name && hash === build.hash) await other.have(build)
    },
  )
  const answers = await Promise.all([0, 1].map(() => assets.inject('/mf-x/0123456789abcdef/remoteEntry.js')))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'content of remoteEntry.js'],
    [200, 'content of remoteEntry.js'],
  ])
  expect((await assets.inject('/mf-x/ffffffffffffffff/remoteEntry.js')).statusCode).toBe(404)
  await assets.close()

  const before = await readdir(path.join(other.folder, 'mf-x'))
  await other.have(build)
  expect(await readdir(path.join(other.folder, 'mf-x'))).toEqual(before)

  await one.remove(build)
  expect(server.held.size).toBe(0)
})

test('a store that refuses is an error, and nothing half stays', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'else')
  const store = createS3AssetStore(await folder(), bucket())
  await expect(store.put({ ...build, from: await dist() })).rejects.toThrow('refused')
  await expect(store.have(build)).rejects.toThrow('refused')
  expect(await readdir(store.folder)).toEqual([])
  await expect(readFile(path.join(store.folder, 'mf-x'))).rejects.toThrow()
})
