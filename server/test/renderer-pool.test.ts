import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RenderedHtml, ScreenRenderRequest } from '@portal/contract/server-rendering'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRendererPool, type Renderer } from '../src/pages/rendering/renderer-pool.ts'

const renderRequest = { view: 'login', path: '/login', wording: 'nl' } as ScreenRenderRequest

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
