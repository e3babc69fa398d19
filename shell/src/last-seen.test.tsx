// @module-tag full
import { toQueryKey } from '@portal/contract/call'
import type { NavEntry } from '@portal/contract/remote-registry'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultIdleLimits } from './session/idle-watch.ts'
import { storedSessionVersion } from './session/stored-session.ts'
import { clearDevice } from './states/clear-device.ts'
import { hidePage } from './test/hide-page.ts'
import { createNavEntry, createRemotes, createRoute, openShell } from './test/open-shell.tsx'
import { createStoredSession, createTestBrowserEnv } from './test/test-browser-env.ts'
import { createTestRemote } from './test/test-remote.ts'
import nl from './texts/nl.json'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const wishesQuery = { key: 'WISH', url: '/customer/wish' }
const wishesPath = `/api/zuider${wishesQuery.url}`
const wishesMenuCount: Partial<NavEntry> = { count: { reads: [wishesQuery] } }
const remotesWithWishes = createRemotes(
  createTestRemote('mf-wishes', {
    routes: [createRoute('wensen')],
    nav: [createNavEntry('wensen', 20, wishesMenuCount)],
  }),
)
type TestBrowser = ReturnType<typeof createTestBrowserEnv>
type ShellOptions = Parameters<typeof openShell>[0]
const createSignedInBrowser = () => {
  const [anna, bram] = [createStoredSession('anna'), createStoredSession('bram')]
  return createTestBrowserEnv({ sessions: [anna, bram], activeId: anna.accountId })
}
const openShellWithWishes = (browser: TestBrowser, more: ShellOptions = {}) =>
  openShell({
    remotes: remotesWithWishes,
    browser,
    ...more,
    server: { [wishesPath]: { data: ['tuin'] }, ...more?.server },
  })
const listLastSeenStoreKeys = async ({ parts }: TestBrowser) =>
  (await parts.sealed.listNames()).filter((name) => name.startsWith('last-seen'))

/** Creates a device on which customer anna has viewed her wishes and closed the page. */
async function createDeviceWithStoredWishes() {
  const browser = createSignedInBrowser()
  const opened = await openShellWithWishes(browser)
  await vi.waitFor(() => expect(opened.shell.queries.getQueryData(toQueryKey(wishesQuery))).toBeDefined())
  await act(hidePage)
  await vi.waitFor(async () =>
    expect(await listLastSeenStoreKeys(browser)).toEqual(['last-seen zuider:anna']),
  )
  return { ...opened, browser }
}
const unreachableWishesResponse = { [wishesPath]: undefined }
const getStoredWishesResponse = ({ shell }: Awaited<ReturnType<typeof openShellWithWishes>>) =>
  shell.core.lastSeen.of(wishesQuery)?.response

test('after a reload, earlier responses show until new ones arrive', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  const again = await openShellWithWishes(browser, { server: unreachableWishesResponse })
  await vi.waitFor(() => expect(getStoredWishesResponse(again)).toEqual({ data: ['tuin'] }))
  expect(again.shell.queries.getQueryData(toQueryKey(wishesQuery))).toBeUndefined()
  again.server.given[wishesPath] = { data: ['zolder'] }
  await act(() => again.shell.queries.refetchQueries())
  expect(again.shell.queries.getQueryData(toQueryKey(wishesQuery))).toEqual({ data: ['zolder'] })
  expect(getStoredWishesResponse(again)).toEqual({ data: ['zolder'] })
})

test('@SESSION-06 trust A5: signing out removes the stored responses', async () => {
  const { browser, shell } = await createDeviceWithStoredWishes()
  await act(() => shell.session.leave())
  expect(await listLastSeenStoreKeys(browser)).toEqual([])
  await act(hidePage)
  expect(await listLastSeenStoreKeys(browser)).toEqual([])
})

test('trust A5: a session that the server ends removes its stored responses', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  const refused = { status: 401, body: { error: 'unauthorized' } }
  const ended = await openShellWithWishes(browser, {
    server: { '/api/zuider/customer/customer': refused, '/auth/refresh': refused },
  })
  await vi.waitFor(() => expect(ended.shell.session.account.get()).toBeNull())
  await vi.waitFor(async () => expect(await listLastSeenStoreKeys(browser)).toEqual([]))
})

test('trust A5: an idle session removes its stored responses, also when no page is open', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  localStorage.setItem('last-sign', String(Date.now() - defaultIdleLimits.end))
  const later = await openShellWithWishes(browser)
  expect(later.shell.session.account.get()).toBeNull()
  await vi.waitFor(async () => expect(await listLastSeenStoreKeys(browser)).toEqual([]))
})

test('stored responses of a session that ended without an open page are removed at the next start', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  await browser.parts.vault.write({ sessions: [], activeId: null })
  await openShellWithWishes(browser)
  await vi.waitFor(async () => expect(await listLastSeenStoreKeys(browser)).toEqual([]))
})

test('another account does not see stored responses, and the first account finds them again', async () => {
  const { browser, shell } = await createDeviceWithStoredWishes()
  const getStoredWishes = () => shell.core.lastSeen.of(wishesQuery)
  shell.queries.cancelQueries()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void shell.session.switchTo('zuider:bram')
  await vi.waitFor(() => expect(shell.session.account.get()?.id).toBe('zuider:bram'))
  await act(async () => {})
  expect(getStoredWishes()).toBeNull()
  expect(await listLastSeenStoreKeys(browser)).toEqual(['last-seen zuider:anna'])
  void shell.session.switchTo('zuider:anna')
  await vi.waitFor(() => expect(getStoredWishes()?.response).toEqual({ data: ['tuin'] }))
  await act(async () => {})
})

test('removing an account from the device removes its stored responses', async () => {
  const { browser, shell } = await createDeviceWithStoredWishes()
  void shell.session.switchTo('zuider:bram')
  await vi.waitFor(() => expect(shell.session.account.get()?.id).toBe('zuider:bram'))
  await act(() => shell.session.forget('zuider:anna'))
  expect((await listLastSeenStoreKeys(browser)).filter((name) => name.endsWith('anna'))).toEqual([])
})

test('@SHELL-07 clearing the device removes stored responses', async () => {
  const { browser, shell } = await createDeviceWithStoredWishes()
  vi.stubGlobal('indexedDB', {})
  await act(() => clearDevice(shell.session))
  expect(await listLastSeenStoreKeys(browser)).toEqual([])
})

test('when the tenant switches them off, responses are not stored and earlier ones are removed', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  const barred = await openShellWithWishes(browser, { tenant: { last_seen_enabled: false } })
  await vi.waitFor(async () => expect(await listLastSeenStoreKeys(browser)).toEqual([]))
  expect(getStoredWishesResponse(barred)).toBeUndefined()
  await act(hidePage)
  expect(await listLastSeenStoreKeys(browser)).toEqual([])
})

test('sessions of another version and their stored responses are removed', async () => {
  const { browser } = await createDeviceWithStoredWishes()
  const old = { ...createStoredSession('anna'), version: storedSessionVersion - 1 }
  await browser.parts.vault.write({ sessions: [old], activeId: old.accountId })
  await openShellWithWishes(browser)
  await vi.waitFor(async () => expect(await listLastSeenStoreKeys(browser)).toEqual([]))
})

/** Opens a page with stored responses on Anna's device, while requests for new responses stay pending. */
async function openPageWithPendingRequest(server: Record<string, unknown>) {
  const { browser } = await createDeviceWithStoredWishes()
  const page = await openShellWithWishes(browser, { server })
  await vi.waitFor(() => expect(getStoredWishesResponse(page)).toBeDefined())
  await act(async () => void page.shell.core.lastSeen.show(wishesQuery))
  return page
}
const getStatusText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

test('when refreshing fails, a line shows the age of the data and a retry button, which keeps the focus', async () => {
  const page = await openPageWithPendingRequest({ [wishesPath]: { status: 500, body: {} } })
  await vi.waitFor(() =>
    expect(getStatusText()).toMatch(/^Gegevens van vandaag \d\d\.\d\d uur; vernieuwen lukt nu niet\./),
  )
  page.server.given[wishesPath] = { data: ['zolder'] }
  await userEvent.click(screen.getByRole('button', { name: nl.try_again }))
  await vi.waitFor(() => expect(getStatusText()).toBe(''))
  expect(document.activeElement?.id).toBe('content')
})

test('when refreshing takes more than a second, a line says so', async () => {
  const page = await openPageWithPendingRequest({ [wishesPath]: { data: ['zolder'] } })
  let resolveFetch = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (resolveFetch = resolve)))
  await act(async () => void page.shell.queries.resetQueries({ queryKey: toQueryKey(wishesQuery) }))
  expect(getStatusText()).toBe('')
  await vi.waitFor(() => expect(getStatusText()).toMatch(/we halen de nieuwste op\.$/), 3000)
  expect(screen.queryByRole('button', { name: nl.try_again })).toBeNull()
  resolveFetch(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } }))
  await vi.waitFor(() => expect(getStatusText()).toBe(''))
})
