import type { AccessGate } from '@portal/contract/registry'
import { resolveRoute } from '@portal/domain/routing'
import type { ApiClient } from '@portal/remote-kit/portal'
import { QueryClient } from '@portal/remote-kit/query'
import { createStore } from '@portal/remote-kit/store'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { createRoute } from '../test/open-shell.tsx'
import { createTestRemote } from '../test-remote.ts'
import { prefetchLinkedScreens } from './prefetch-linked-screens.ts'

const disabledGate = { gate: { flags: [{ name: 'show_policies', absent: 'off' as const }] } }
const readMock = vi.fn(async (_: { url: string }) => ({ data: [] }))
const fakeCore = {
  queries: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }),
  isAllowed: (gate: AccessGate | undefined) => gate === undefined,
  api: { read: readMock } as unknown as ApiClient,
}
const accountStore = createStore<object | null>({ id: 'anna' })
const preloadMock = vi.fn(async () => {})
const loadMock = vi.fn(async () => ({ views: { hypotheek: { kind: 'screen', preload: preloadMock } } }))

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/hypotheek"><b>Hypotheek</b></a><a href="/verzekeringen">x</a><a href="https://elsewhere.example/hypotheek">y</a>'
  const remotes = [
    createTestRemote('mf-a', {
      routes: [createRoute('hypotheek'), createRoute('verzekeringen', disabledGate)],
    }),
  ]
  prefetchLinkedScreens({
    page: {},
    remotes,
    loader: { load: loadMock } as unknown as RemoteLoader,
    core: fakeCore,
    routing: {
      leadsTo: ({ pathname, search }) =>
        resolveRoute(pathname, new URLSearchParams(search), {
          remotes,
          signedIn: accountStore.get() !== null,
          next: '/',
          isAllowed: fakeCore.isAllowed,
        }),
    },
  })
})

const pointAt = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('pointing at a link prefetches the code of its screen, once', async () => {
  loadMock.mockRejectedValueOnce(new Error('no line'))
  pointAt('b')
  await vi.waitFor(() => expect(loadMock).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  pointAt('a', 'focusin')
  await vi.waitFor(() => expect(preloadMock).toHaveBeenCalledTimes(1))
  pointAt('a', 'touchstart')
  expect(loadMock.mock.calls).toEqual([['mf-a'], ['mf-a']])
})

test('links to screens that the tenant does not show, or elsewhere, prefetch nothing', () => {
  loadMock.mockClear()
  pointAt('a[href="/verzekeringen"]')
  pointAt('a[href^="https"]')
  pointAt('body')
  expect(loadMock).not.toHaveBeenCalled()
})

test('pressing a link requests the screen’s first reads, once while they are fresh', async () => {
  pointAt('b')
  accountStore.set(null)
  pointAt('b', 'pointerdown')
  accountStore.set({ id: 'anna' })
  await Promise.resolve()
  expect(readMock).not.toHaveBeenCalled()
  pointAt('b', 'pointerdown')
  pointAt('a[href="/verzekeringen"]', 'pointerdown')
  pointAt('body', 'pointerdown')
  await vi.waitFor(() =>
    expect(readMock.mock.calls).toEqual([[expect.objectContaining({ key: 'CUSTOMER' }), expect.anything()]]),
  )
  pointAt('b', 'pointerdown')
  await Promise.resolve()
  expect(readMock).toHaveBeenCalledTimes(1)
})
