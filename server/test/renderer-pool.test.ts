import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderCache } from '../src/pages/rendering/render-cache.ts'
import {
  createRendererPool,
  getSandboxArguments,
  type Renderer,
  type ServerBundleFile,
} from '../src/pages/rendering/renderer-pool.ts'

const renderRequest = {
  view: 'login',
  path: '/login',
  wording: 'nl',
  tenant: { name: 'Zuider' },
} as ScreenRenderRequest

async function createTestBundle(code: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-bundle-')), 'server.cjs')
  await writeFile(file, code)
  return { file, integrity: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

/** Render jobs that have not finished, in starting order. */
const pendingRenderJobs: { code: string; finish: (rendering: RenderedHtml) => void }[] = []
const endWorker = vi.fn()

const startWorker = vi.fn(
  (code: string): Renderer => ({
    render: () => new Promise((finish) => pendingRenderJobs.push({ code, finish })),
    end: () => endWorker(code),
    isAlive: () => true,
  }),
)

beforeEach(() => {
  pendingRenderJobs.length = 0
  endWorker.mockClear()
  startWorker.mockClear()
})

afterEach(() => vi.useRealTimers())

test('trust E4: four screens are rendered at once, and the fifth when one is done', async () => {
  const pool = createRendererPool({ start: startWorker })
  const bundles = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(createTestBundle))
  const renderings = bundles.map((one) => pool.render(one, renderRequest))
  await vi.waitFor(() => expect(pendingRenderJobs).toHaveLength(4))
  expect(startWorker).toHaveBeenCalledTimes(4)
  pendingRenderJobs[0]?.finish({ html: 'done', styles: [] })
  expect((await Promise.race(renderings)).html).toBe('done')
  await vi.waitFor(() => expect(pendingRenderJobs).toHaveLength(5))
  expect(endWorker.mock.calls).toEqual([[pendingRenderJobs[0]?.code]])
})

test('an idle process is ended after a minute, and a busy one is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pool = createRendererPool({ start: startWorker })
  const [idleBundle, busyBundle] = [await createTestBundle('idle'), await createTestBundle('busy')]
  const rendering = pool.render(idleBundle, renderRequest)
  void pool.render(busyBundle, renderRequest)
  await vi.waitFor(() => expect(pendingRenderJobs).toHaveLength(2))
  pendingRenderJobs.find(({ code }) => code === 'idle')?.finish({ html: '', styles: [] })
  await rendering
  vi.advanceTimersByTime(59_999)
  expect(endWorker).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(endWorker.mock.calls).toEqual([['idle']])
})

const createRenderJob = (bundle: ServerBundleFile, cacheKey: ScreenRenderRequest) => ({
  bundle,
  cacheKey,
  request: () => cacheKey,
})

/** One day in milliseconds, longer than any test takes. */
const dayMs = 86_400_000

const createBundleWithHtml = (html: string) =>
  createTestBundle(`exports.render = async (r) => ({ html: ${html}, styles: [] })`)

const rendererPool = createRendererPool({ timeoutMs: dayMs })
afterEach(() => rendererPool.end())

test('a remote renders its screen in the tenant’s theme and locale', async () => {
  const rendering = await rendererPool.render(
    await createBundleWithHtml('[r.tenant.name, r.wording, r.path].join(" ")'),
    renderRequest,
  )
  expect(rendering.html).toBe('Zuider nl /login')
})

test.each([
  ['throws at once', "throw new Error('broken')", /broken|undefined/],
  ['throws while it renders', "exports.render = () => { throw new Error('broken') }", /broken/],
  ['returns no HTML', 'exports.render = () => ({ html: 1 })', /no HTML/],
  [
    'crashes later',
    'exports.render = () => { setTimeout(() => { throw new Error("late") }) ; return new Promise(() => {}) }',
    /late/,
  ],
  [
    'uses too much memory',
    'exports.render = () => { const a = []; while (true) a.push(new Array(1e5).fill({})) }',
    /memory/,
  ],
  ['returns too much HTML', 'exports.render = () => ({ html: "x".repeat(5e6), styles: [] })', /too much/],
])('a bundle that %s affects only its own rendering', { tags: 'full' }, async (_, code, message) => {
  await expect(rendererPool.render(await createTestBundle(code), renderRequest)).rejects.toThrow(message)
  expect((await rendererPool.render(await createBundleWithHtml('"well"'), renderRequest)).html).toBe('well')
})

test.each([
  ['never ends', 'exports.render = () => { while (true); }'],
  ['never responds', 'exports.render = () => new Promise(() => {})'],
])('a bundle that %s is ended', { tags: 'full' }, async (_, code) => {
  const poolWithShortTimeout = createRendererPool({ timeoutMs: 500 })
  await expect(poolWithShortTimeout.render(await createTestBundle(code), renderRequest)).rejects.toThrow(
    'too long',
  )
})

const forbiddenActions: [string, string][] = [
  ['a file', "require('node:fs').readFileSync('/etc/hostname', 'utf8')"],
  [
    'what the server’s process was given',
    "require('node:fs').readFileSync('/proc/' + process.ppid + '/environ')",
  ],
  ['another process', "require('node:child_process').execSync('id')"],
  ['a thread', "new (require('node:worker_threads').Worker)('1', { eval: true })"],
  ['the inside of Node', "process.binding('fs')"],
  ['a debugger', "require('node:inspector').open()"],
]

test.each([...forbiddenActions, ['a signal to the server', 'process.kill(process.ppid, 0)']])(
  'trust E1: a bundle does not get %s',
  async (_, code) => {
    const bundle = await createTestBundle(
      `exports.render = () => { ${code}; return { html: 'got it', styles: [] } }`,
    )
    await expect(rendererPool.render(bundle, renderRequest)).rejects.toThrow(/may not load|is not a function/)
  },
)

test.each(forbiddenActions)(
  'trust E1: even with access to all of Node, a bundle does not get %s',
  { tags: 'full' },
  async (_, code) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-confined-'))
    const program = path.join(folder, 'program.cjs')
    await writeFile(
      program,
      `try { ${code}; console.log('got it') } catch (error) { console.log(error.code) }`,
    )
    const { stdout } = await promisify(execFile)(process.execPath, getSandboxArguments(program), { env: {} })
    expect(stdout.trim()).toBe('ERR_ACCESS_DENIED')
  },
)

test('trust E1: the environment of a bundle is empty', async () => {
  const environmentBundle = await createTestBundle(
    'exports.render = () => ({ html: JSON.stringify(process.env), styles: [] })',
  )
  expect((await rendererPool.render(environmentBundle, renderRequest)).html).toBe('{"NODE_ENV":"production"}')
})

test('trust E1: a bundle cannot reach the network', { tags: 'full' }, async () => {
  const onRequest = vi.fn()
  const server = createServer(onRequest).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const { html } = await rendererPool.render(
    await createTestBundle(
      `exports.render = async () => ({ styles: [], html: await fetch('http://127.0.0.1:${port}').then(String, (error) => error.cause.code) })`,
    ),
    renderRequest,
  )
  expect(html).toBe('ERR_ACCESS_DENIED')
  expect(onRequest).not.toHaveBeenCalled()
  server.close()
})

test('a process is kept for later requests of its bundle, and for no other bundle', {
  tags: 'full',
}, async () => {
  const countingScript =
    'let n = 0; exports.render = async () => ({ html: String(++globalThis.n || (globalThis.n = 1)), styles: [] })'
  const [firstBundle, secondBundle] = [
    await createTestBundle(countingScript),
    await createTestBundle(`${countingScript};`),
  ]
  const renderToHtml = async (input: typeof firstBundle) =>
    (await rendererPool.render(input, renderRequest)).html
  expect([
    await renderToHtml(firstBundle),
    await renderToHtml(firstBundle),
    await renderToHtml(secondBundle),
    await renderToHtml(firstBundle),
  ]).toEqual(['1', '2', '1', '3'])
})

test('trust B2: a bundle that does not match its published hash never runs', async () => {
  const publishedBundle = await createBundleWithHtml('"published"')
  await writeFile(publishedBundle.file, 'exports.render = async () => ({ html: "altered", styles: [] })')
  await expect(rendererPool.render(publishedBundle, renderRequest)).rejects.toThrow('not what was published')
})

test('each screen is rendered once per tenant and locale', { tags: 'full' }, async () => {
  const cache = createRenderCache({ pool: rendererPool, onFailure: vi.fn(), timeoutMs: dayMs })
  const randomBundle = await createBundleWithHtml('require("crypto").randomUUID()')
  const firstRendering = await cache.render(createRenderJob(randomBundle, renderRequest))
  expect(await cache.render(createRenderJob(randomBundle, { ...renderRequest }))).toBe(firstRendering)
  expect(await cache.render(createRenderJob(randomBundle, { ...renderRequest, wording: 'de' }))).not.toEqual(
    firstRendering,
  )
})

test('trust E4: the cache keeps two thousand renderings and drops the oldest', async () => {
  const render = vi.fn(async (_: unknown, input: ScreenRenderRequest | LayoutRenderRequest) => ({
    html: 'path' in input ? input.path : '',
    styles: [],
  }))
  const cache = createRenderCache({ pool: { render }, onFailure: vi.fn(), timeoutMs: dayMs })
  const emptyBundle = { file: '', integrity: '' }
  const renderPaths = (count: number) =>
    cache.render(createRenderJob(emptyBundle, { ...renderRequest, path: `/${count}` }))
  for (let count = 0; count <= 2000; count++) await renderPaths(count)
  for (const count of [1, 2000]) await renderPaths(count)
  expect(render).toHaveBeenCalledTimes(2001)
  expect((await renderPaths(0))?.html).toBe('/0')
  expect(render).toHaveBeenCalledTimes(2002)
})

test('trust E4: the cache limits the total size of large renderings', async () => {
  const render = vi.fn(async () => ({ html: 'x'.repeat(10_000_000), styles: [] }))
  const cache = createRenderCache({ pool: { render }, onFailure: vi.fn(), timeoutMs: dayMs })
  const renderRepeatedly = (count: number) =>
    cache.render(createRenderJob({ file: '', integrity: '' }, { ...renderRequest, path: `/${count}` }))
  for (let count = 0; count <= 6; count++) await renderRepeatedly(count)
  for (const count of [1, 6]) await renderRepeatedly(count)
  expect(render).toHaveBeenCalledTimes(7)
  await renderRepeatedly(0)
  expect(render).toHaveBeenCalledTimes(8)
})

test('a failed rendering is retried after a minute', { tags: 'full' }, async () => {
  const onFailure = vi.fn()
  let time = 0
  const cache = createRenderCache({ pool: rendererPool, onFailure, now: () => time, timeoutMs: dayMs })
  const failingBundle = await createTestBundle("throw new Error('broken')")
  for (const timeMs of [0, 1000, 60_000]) {
    time = timeMs
    expect(await cache.render(createRenderJob(failingBundle, renderRequest))).toBeNull()
  }
  expect(onFailure).toHaveBeenCalledTimes(1)
  time = 60_001
  await cache.render(createRenderJob(failingBundle, renderRequest))
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('a page does not wait for a slow rendering, and the next page uses it', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedHtml>()
  const cacheWithShortTimeout = createRenderCache({
    pool: { render: () => promise },
    onFailure: vi.fn(),
    timeoutMs: 1,
  })
  const slowBundle = await createBundleWithHtml('"late"')
  expect(await cacheWithShortTimeout.render(createRenderJob(slowBundle, renderRequest))).toBeNull()
  resolve({ html: 'late', styles: [] })
  expect((await cacheWithShortTimeout.render(createRenderJob(slowBundle, renderRequest)))?.html).toBe('late')
})
