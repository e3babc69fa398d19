import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAssetServer } from '../src/registry/asset-server.ts'
import { createS3AssetStore } from '../src/registry/s3-asset-store.ts'
import { s3Credentials, startS3Server } from './s3-server.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

const createTemporaryFolder = () => mkdtemp(path.join(tmpdir(), 'portal-s3-'))
const createBucketOptions = () => ({ bucket: 'portal', region: 'eu-central-1', endpoint: server.endpoint })
const exampleBuild = { name: 'mf-x', hash: '0123456789abcdef', files: ['remoteEntry.js', 'fonts/a.woff2'] }

async function createDistFolder(): Promise<string> {
  const distFolder = await createTemporaryFolder()
  const { mkdir } = await import('node:fs/promises')
  await mkdir(path.join(distFolder, 'fonts'))
  for (const file of exampleBuild.files) await writeFile(path.join(distFolder, file), `content of ${file}`)
  return distFolder
}

test('a build stored by one process is served by another, which fetches it at the first request', {
  tags: 'full',
}, async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value)
  const [firstStore, secondStore] = [
    createS3AssetStore(await createTemporaryFolder(), createBucketOptions()),
    createS3AssetStore(await createTemporaryFolder(), createBucketOptions()),
  ]
  await firstStore.put({ ...exampleBuild, from: await createDistFolder() })
  expect([...server.objects].map(([key, { type }]) => [key, type])).toEqual([
    ['/portal/builds/mf-x/0123456789abcdef/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['/portal/builds/mf-x/0123456789abcdef/fonts/a.woff2', 'font/woff2'],
  ])

  const assets = await createAssetServer(
    { folder: secondStore.folder, url: 'http://localhost', keepAliveSeconds: 75 },
    async (name, hash) => {
      if (name === exampleBuild.name && hash === exampleBuild.hash)
        await secondStore.fetchLocally(exampleBuild)
    },
  )
  const responses = await Promise.all(
    [0, 1].map(() => assets.inject('/mf-x/0123456789abcdef/remoteEntry.js')),
  )
  expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'content of remoteEntry.js'],
    [200, 'content of remoteEntry.js'],
  ])
  expect((await assets.inject('/mf-x/ffffffffffffffff/remoteEntry.js')).statusCode).toBe(404)
  await assets.close()

  const filesBefore = await readdir(path.join(secondStore.folder, 'mf-x'))
  await secondStore.fetchLocally(exampleBuild)
  expect(await readdir(path.join(secondStore.folder, 'mf-x'))).toEqual(filesBefore)

  await firstStore.remove(exampleBuild)
  expect(server.objects.size).toBe(0)
})

test('an error of the store is reported, and nothing is stored half', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'else')
  const store = createS3AssetStore(await createTemporaryFolder(), createBucketOptions())
  await expect(store.put({ ...exampleBuild, from: await createDistFolder() })).rejects.toThrow('refused')
  await expect(store.fetchLocally(exampleBuild)).rejects.toThrow('refused')
  expect(await readdir(store.folder)).toEqual([])
  await expect(readFile(path.join(store.folder, 'mf-x'))).rejects.toThrow()
})
