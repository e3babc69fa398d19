import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RenderedHtml, ScreenRenderRequest } from '@portal/contract/server-rendering'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Renderer } from '../src/pages/rendering/renderer.ts'
import { createRendererPool } from '../src/pages/rendering/renderer-pool.ts'

const request = { view: 'login', path: '/login', wording: 'nl' } as ScreenRenderRequest

async function bundle(code: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-bundle-')), 'server.cjs')
  await writeFile(file, code)
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}

/** Pending render jobs, in order of their start. */
const underWay: { code: string; finish: (rendering: RenderedHtml) => void }[] = []
const end = vi.fn()

const start = vi.fn(
  (code: string): Renderer => ({
    render: () => new Promise((finish) => underWay.push({ code, finish })),
    end: () => end(code),
    isAlive: () => true,
  }),
)

beforeEach(() => {
  underWay.length = 0
  end.mockClear()
  start.mockClear()
})

afterEach(() => vi.useRealTimers())

test('trust E4: four screens are rendered at once, and the fifth when one is done', async () => {
  const pool = createRendererPool({ start })
  const bundles = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(bundle))
  const all = bundles.map((one) => pool.render(one, request))
  await vi.waitFor(() => expect(underWay).toHaveLength(4))
  expect(start).toHaveBeenCalledTimes(4)
  underWay[0]?.finish({ html: 'done', styles: [] })
  expect((await Promise.race(all)).html).toBe('done')
  await vi.waitFor(() => expect(underWay).toHaveLength(5))
  expect(end.mock.calls).toEqual([[underWay[0]?.code]])
})

test('an idle process is ended after a minute, and a busy one is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pool = createRendererPool({ start })
  const [idle, busy] = [await bundle('idle'), await bundle('busy')]
  const rendering = pool.render(idle, request)
  void pool.render(busy, request)
  await vi.waitFor(() => expect(underWay).toHaveLength(2))
  underWay.find(({ code }) => code === 'idle')?.finish({ html: '', styles: [] })
  await rendering
  vi.advanceTimersByTime(59_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end.mock.calls).toEqual([['idle']])
})
