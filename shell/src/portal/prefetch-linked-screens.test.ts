import type { AccessGate } from '@portal/contract/remote-registry'
import { resolveRoute } from '@portal/domain/routing'
import type { ApiClient } from '@portal/remote-kit/portal'
import { QueryClient } from '@portal/remote-kit/query'
import { createStore } from '@portal/remote-kit/store'
import { matchRoutes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { createRoute } from '../test/open-shell.tsx'
import { createTestRemote } from '../test/test-remote.ts'
import { prefetchLinkedScreens } from './prefetch.ts'

const disabledAccessGate = { gate: { flags: [{ name: 'show_policies', absent: 'off' as const }] } }
const apiReadMock = vi.fn(async (_: { url: string }) => ({ data: [] }))
const fakeCore = {
  queries: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }),
  isAllowed: (gate: AccessGate | undefined) => gate === undefined,
  api: { read: apiReadMock } as unknown as ApiClient,
}
const accountStore = createStore<object | null>({ id: 'anna' })
const preloadMock = vi.fn(async () => {})
const loadRemoteMock = vi.fn(async () => ({ views: { hypotheek: { kind: 'screen', preload: preloadMock } } }))

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/hypotheek"><b>Hypotheek</b></a><a href="/verzekeringen">x</a><a href="https://elsewhere.example/hypotheek">y</a>'
  const remotes = [
    createTestRemote('mf-a', {
      routes: [createRoute('hypotheek'), createRoute('verzekeringen', disabledAccessGate)],
    }),
  ]
  prefetchLinkedScreens({
    page: {},
    remotes,
    loader: { load: loadRemoteMock } as unknown as RemoteLoader,
    core: fakeCore,
    routing: {
      leadsTo: ({ pathname, search }) =>
        resolveRoute(pathname, new URLSearchParams(search), {
          remotes,
          signedIn: accountStore.get() !== null,
          next: '/',
          isAllowed: fakeCore.isAllowed,
          matchRoutes,
        }),
    },
  })
})

const firePointerEvent = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('pointing at a link prefetches the code of its screen, once', async () => {
  loadRemoteMock.mockRejectedValueOnce(new Error('no line'))
  firePointerEvent('b')
  await vi.waitFor(() => expect(loadRemoteMock).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  firePointerEvent('a', 'focusin')
  await vi.waitFor(() => expect(preloadMock).toHaveBeenCalledTimes(1))
  firePointerEvent('a', 'touchstart')
  expect(loadRemoteMock.mock.calls).toEqual([['mf-a'], ['mf-a']])
})

test('links to screens that the tenant does not show, or elsewhere, prefetch nothing', () => {
  loadRemoteMock.mockClear()
  firePointerEvent('a[href="/verzekeringen"]')
  firePointerEvent('a[href^="https"]')
  firePointerEvent('body')
  expect(loadRemoteMock).not.toHaveBeenCalled()
})

test('pressing a link requests the screen’s first reads, once while they are fresh', async () => {
  firePointerEvent('b')
  accountStore.set(null)
  firePointerEvent('b', 'pointerdown')
  accountStore.set({ id: 'anna' })
  await Promise.resolve()
  expect(apiReadMock).not.toHaveBeenCalled()
  firePointerEvent('b', 'pointerdown')
  firePointerEvent('a[href="/verzekeringen"]', 'pointerdown')
  firePointerEvent('body', 'pointerdown')
  await vi.waitFor(() =>
    expect(apiReadMock.mock.calls).toEqual([
      [expect.objectContaining({ key: 'CUSTOMER' }), expect.anything()],
    ]),
  )
  firePointerEvent('b', 'pointerdown')
  await Promise.resolve()
  expect(apiReadMock).toHaveBeenCalledTimes(1)
})
