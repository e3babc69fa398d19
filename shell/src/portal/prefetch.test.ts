import type { AccessGate } from '@portal/contract/remote-registry'
import { QueryClient } from '@portal/remote-kit/query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { createRoute } from '../test/open-shell.tsx'
import { createTestRemote } from '../test/test-remote.ts'
import { createFirstResponsesWait, prefetchRemotes, prefetchViews } from './prefetch.ts'

const disabledAccessGate = { gate: { flags: [{ name: 'show_policies', absent: 'off' as const }] } }
const testRemotes = [
  createTestRemote('mf-insurance', { routes: [createRoute('verzekeringen', disabledAccessGate)] }),
  createTestRemote('mf-mortgage', {
    routes: [createRoute('hypotheek', disabledAccessGate), createRoute('wonen')],
  }),
  createTestRemote('mf-documents', { slots: [{ slot: 'header.inbox', view: 'inbox', order: 1 }] }),
]

const queryClient = new QueryClient()
const fakeCore = { queries: queryClient, isAllowed: (gate: AccessGate | undefined) => gate === undefined }

beforeEach(() => vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task)))
afterEach(() => vi.unstubAllGlobals())

test('idle time loads the remotes that the tenant uses, and continues after a failure', async () => {
  const load = vi.fn(async (name: string) => Promise.reject(new Error(name)))
  prefetchRemotes({ remotes: testRemotes, loader: { load } as unknown as RemoteLoader, core: fakeCore })
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['mf-mortgage'], ['mf-documents']]))
})

test('idle time prefetches allowed screens, then slot components', async () => {
  const fetched: string[] = []
  const views = new Proxy({} as Record<string, object>, {
    get: (_, view: string) => ({
      kind: view === 'inbox' ? 'piece' : 'screen',
      preload: async () => void fetched.push(view),
      component: async () => void fetched.push(view),
    }),
  })
  const loadViews = async () => ({ views })
  prefetchViews({
    remotes: [...testRemotes].reverse(),
    loader: { load: loadViews } as unknown as RemoteLoader,
    core: fakeCore,
  })
  await vi.waitFor(() => expect(fetched).toEqual(['wonen', 'inbox']))
})

test('nothing is prefetched while the page waits for a response', async () => {
  const answer = Promise.withResolvers<string>()
  const read = queryClient.fetchQuery({ queryKey: ['INCOME'], queryFn: () => answer.promise })
  const load = vi.fn(async (name: string) => Promise.reject(new Error(name)))
  prefetchRemotes({ remotes: testRemotes, loader: { load } as unknown as RemoteLoader, core: fakeCore })
  await new Promise((resolve) => setImmediate(resolve))
  expect(load).not.toHaveBeenCalled()
  answer.resolve('')
  await read
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})

test('a missing response delays prefetching for at most five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void queryClient.fetchQuery({ queryKey: ['TASK'], queryFn: () => new Promise(() => {}) })
  const load = vi.fn(async (name: string) => Promise.reject(new Error(name)))
  prefetchRemotes({ remotes: testRemotes, loader: { load } as unknown as RemoteLoader, core: fakeCore })
  await vi.advanceTimersByTimeAsync(4999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a page has arrived once it is rendered and has its responses, and stays so', {
  tags: 'full',
}, async () => {
  const own = new QueryClient()
  const arrival = createFirstResponsesWait(own)
  const answer = Promise.withResolvers<string>()
  const read = own.fetchQuery({ queryKey: ['INCOME'], queryFn: () => answer.promise })
  const arrived = vi.fn()
  void arrival().then(arrived)
  await new Promise((resolve) => setImmediate(resolve))
  expect(arrived).not.toHaveBeenCalled()
  answer.resolve('')
  await read
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled())
  void own.fetchQuery({ queryKey: ['NOTE'], queryFn: () => new Promise(() => {}) })
  await arrival()
})

test.each([
  ['that is set to save data', { saveData: true }],
  ['on a slow connection', { saveData: false, effectiveType: '3g' }],
])('a browser %s prefetches nothing', async (_, connection) => {
  vi.stubGlobal('navigator', { connection })
  const quiet = { ...fakeCore, queries: new QueryClient() }
  const load = vi.fn(async (name: string) => Promise.reject(new Error(name)))
  prefetchRemotes({ remotes: testRemotes, loader: { load } as unknown as RemoteLoader, core: quiet })
  await new Promise((resolve) => setImmediate(resolve))
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } })
  prefetchRemotes({ remotes: testRemotes, loader: { load } as unknown as RemoteLoader, core: quiet })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
})
