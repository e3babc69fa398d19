import type { Gate } from '@portal/contract/registry'
import { resolve } from '@portal/domain/routing'
import type { ApiClient } from '@portal/remote-kit/portal'
import { QueryClient } from '@portal/remote-kit/query'
import { createStore } from '@portal/remote-kit/store'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import { route } from '../test/open-shell.tsx'
import { remoteWith } from '../test-remote.ts'
import { prefetchPointed } from './prefetch-pointed.ts'

const off = { gate: { flags: [{ name: 'show_policies', absent: 'off' as const }] } }
const read = vi.fn(async (_: { url: string }) => ({ data: [] }))
const core = {
  queries: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }),
  isAllowed: (gate: Gate | undefined) => gate === undefined,
  api: { read } as unknown as ApiClient,
}
const account = createStore<object | null>({ id: 'anna' })
const preload = vi.fn(async () => {})
const load = vi.fn(async () => ({ views: { hypotheek: { kind: 'screen', preload } } }))

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/hypotheek"><b>Hypotheek</b></a><a href="/verzekeringen">x</a><a href="https://elsewhere.example/hypotheek">y</a>'
  const remotes = [remoteWith('mf-a', { routes: [route('hypotheek'), route('verzekeringen', off)] })]
  prefetchPointed({
    page: {},
    remotes,
    loader: { load } as unknown as RemoteLoader,
    core,
    routing: {
      leadsTo: ({ pathname, search }) =>
        resolve(pathname, new URLSearchParams(search), {
          remotes,
          signedIn: account.get() !== null,
          next: '/',
          isAllowed: core.isAllowed,
        }),
    },
  })
})

const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('pointing at a link prefetches the code of its screen, once', async () => {
  load.mockRejectedValueOnce(new Error('no line'))
  point('b')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  point('a', 'focusin')
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(1))
  point('a', 'touchstart')
  expect(load.mock.calls).toEqual([['mf-a'], ['mf-a']])
})

test('links to screens that the tenant does not show, or elsewhere, prefetch nothing', () => {
  load.mockClear()
  point('a[href="/verzekeringen"]')
  point('a[href^="https"]')
  point('body')
  expect(load).not.toHaveBeenCalled()
})

test('pressing a link requests the screen’s first reads, once while they are fresh', async () => {
  point('b')
  account.set(null)
  point('b', 'pointerdown')
  account.set({ id: 'anna' })
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
  point('b', 'pointerdown')
  point('a[href="/verzekeringen"]', 'pointerdown')
  point('body', 'pointerdown')
  await vi.waitFor(() =>
    expect(read.mock.calls).toEqual([[expect.objectContaining({ key: 'CUSTOMER' }), expect.anything()]]),
  )
  point('b', 'pointerdown')
  await Promise.resolve()
  expect(read).toHaveBeenCalledTimes(1)
})
