import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { folderStore } from '../src/registry/asset-store.ts'
import { createAssetServer, serveShellFiles } from '../src/registry/assets.ts'

/** A script that compresses like code does: hardly repeats itself. */
const lines = Array.from({ length: 2000 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex'))
const before = lines.join('\n')
const after = lines.with(1000, 'one changed line').join('\n')
const [older, newer] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] as const

const sum = (text: string) => createHash('sha256').update(text).digest('base64')
const folders = { assets: '' }

beforeAll(async () => {
  folders.assets = await mkdtemp(path.join(tmpdir(), 'portal-deltas-'))
  const store = folderStore(folders.assets)
  const from = await mkdtemp(path.join(tmpdir(), 'portal-dist-'))
  const put = async (name: string, hash: string, files: Record<string, string>) => {
    await mkdir(from, { recursive: true })
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(from, file), content)
    await store.put({ name, hash, files: Object.keys(files), from })
  }
  for (const name of ['mf-x', 'shell']) {
    await put(name, older, { 'view.list.11111111.js': before, 'text.nl.22222222.js': 'words' })
    await put(name, newer, { 'view.list.33333333.js': after, 'text.nl.44444444.js': lines[0] ?? '' })
  }
})

const noFetch = async () => {}

async function servers() {
  const shell = Fastify()
  await serveShellFiles(shell, folders.assets, '/_shell/', noFetch)
  return [
    { app: await createAssetServer({ folder: folders.assets, url: 'http://assets' }, noFetch), at: '/mf-x/' },
    { app: shell, at: '/_shell/' },
  ]
}

type App = Awaited<ReturnType<typeof servers>>[number]['app']

const get = (app: App, url: string, dictionary?: string, coding = 'gzip, br, zstd, dcb, dcz') =>
  app.inject({
    url,
    headers: {
      'accept-encoding': coding,
      ...(dictionary ? { 'available-dictionary': `:${dictionary}:` } : {}),
    },
  })

/** Asks until the delta has been made. */
async function getDelta(app: App, url: string, dictionary: string) {
  await get(app, url, dictionary)
  return vi.waitFor(async () => {
    const answer = await get(app, url, dictionary)
    expect(answer.headers['content-encoding']).toBe('dcz')
    return answer
  }, 10_000)
}

test('a browser that has the script of an earlier build gets what differs, a tenth at most', async () => {
  for (const { app, at } of await servers()) {
    const url = `${at}${newer}/view.list.33333333.js`
    const whole = await get(app, url)
    expect(whole.headers['content-encoding']).toBe('br')
    const delta = await getDelta(app, url, sum(before))
    expect(delta.rawPayload.length).toBeLessThan(whole.rawPayload.length / 10)
    expect(delta.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    })
    expect(delta.rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(delta.rawPayload.subarray(8, 40).toString('base64')).toBe(sum(before))
    const decoded = zstdDecompressSync(delta.rawPayload.subarray(40), { dictionary: Buffer.from(before) })
    expect(decoded.toString()).toBe(after)
  }
})

test('each script says what it is a dictionary for: the same file of other builds', async () => {
  const [assets, shell] = await servers()
  const matchOf = async (app: App | undefined, url: string) =>
    (await app?.inject({ url }))?.headers['use-as-dictionary']
  expect(await matchOf(assets?.app, `/mf-x/${older}/view.list.11111111.js`)).toBe(
    'match="/mf-x/*/view.list.*.js"',
  )
  expect(await matchOf(shell?.app, `/_shell/${older}/text.nl.22222222.js`)).toBe(
    'match="/_shell/*/text.nl.*.js"',
  )
  expect(await matchOf(assets?.app, `/mf-x/${older}/none.11111111.js`)).toBeUndefined()
})

test.each([
  ['has no dictionary', undefined, undefined],
  ['does not know the coding', sum(before), 'gzip, br'],
  ['has a file that is none of an earlier build', sum('something else'), undefined],
  ['has another file', sum('words'), undefined],
  ['says nonsense', '../../etc/passwd', undefined],
])('a browser that %s gets the plain file', async (_, dictionary, coding) => {
  for (const { app, at } of await servers()) {
    const url = `${at}${newer}/view.list.33333333.js`
    for (let times = 0; times < 2; times++) {
      const answer = await get(app, url, dictionary, coding)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding']).toBe('br')
    }
  }
})

test('a script of which hardly anything stayed comes whole', async () => {
  const [assets] = await servers()
  const url = `/mf-x/${newer}/text.nl.44444444.js`
  await get(assets?.app as App, url, sum('words'))
  const other = `/mf-x/${newer}/view.list.33333333.js`
  await getDelta(assets?.app as App, other, sum(before))
  expect((await get(assets?.app as App, url, sum('words'))).headers['content-encoding']).toBe('br')
})
