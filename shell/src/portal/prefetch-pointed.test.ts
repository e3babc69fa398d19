import type { Gate } from '@portal/contract/registry'
import { QueryClient } from '@portal/remote-kit/query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import { route } from '../test/open-shell.tsx'
import { remoteWith } from '../test-remote.ts'
import { prefetchPointed } from './prefetch-pointed.ts'

const off = { gate: { flags: [{ name: 'show_policies', absent: 'off' as const }] } }
const core = { queries: new QueryClient(), isAllowed: (gate: Gate | undefined) => gate === undefined }
const preload = vi.fn(async () => {})
const load = vi.fn(async () => ({ views: { hypotheek: { kind: 'screen', preload } } }))

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/hypotheek"><b>Hypotheek</b></a><a href="/verzekeringen">x</a><a href="https://elsewhere.example/hypotheek">y</a>'
  const remotes = [remoteWith('mf-a', { routes: [route('hypotheek'), route('verzekeringen', off)] })]
  prefetchPointed({ remotes, loader: { load } as unknown as RemoteLoader, core })
})

const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('the code of a screen comes when a link to it is pointed at, once', async () => {
  load.mockRejectedValueOnce(new Error('no line'))
  point('b')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  point('a', 'focusin')
  await vi.waitFor(() => expect(preload).toHaveBeenCalledTimes(1))
  point('a', 'touchstart')
  expect(load.mock.calls).toEqual([['mf-a'], ['mf-a']])
})

test('nothing comes for a screen that the firm does not show, nor for another address', () => {
  load.mockClear()
  point('a[href="/verzekeringen"]')
  point('a[href^="https"]')
  point('body')
  expect(load).not.toHaveBeenCalled()
})
