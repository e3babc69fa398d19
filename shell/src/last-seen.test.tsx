// @module-tag full
import { keyOf } from '@portal/contract/call'
import type { Nav } from '@portal/contract/registry'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { idleLimits } from './session/idle.ts'
import { loginVersion } from './session/stored-session.ts'
import { clearDevice } from './states/clear-device.ts'
import { browserEnv, sessionOf } from './test/browser-env.ts'
import { hidePage } from './test/hide-page.ts'
import { entry, openShell, remotes, route } from './test/open-shell.tsx'
import { remoteWith } from './test-remote.ts'
import nl from './texts/nl.json'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const wishes = { key: 'WISH', url: '/customer/wish' }
const path = `/api/zuider${wishes.url}`
const count: Partial<Nav> = { count: { reads: [wishes] } }
const withWishes = remotes(
  remoteWith('mf-wishes', { routes: [route('wensen')], nav: [entry('wensen', 20, count)] }),
)
type Browser = ReturnType<typeof browserEnv>
type Given = Parameters<typeof openShell>[0]
const signedIn = () => {
  const [anna, bram] = [sessionOf('anna'), sessionOf('bram')]
  return browserEnv({ sessions: [anna, bram], activeId: anna.accountId })
}
const open = (browser: Browser, more: Given = {}) =>
  openShell({
    remotes: withWishes,
    browser,
    ...more,
    server: { [path]: { data: ['tuin'] }, ...more?.server },
  })
const storedNames = async ({ parts }: Browser) =>
  (await parts.sealed.names()).filter((name) => name.startsWith('last-seen'))

/** A device on which anna has viewed her wishes and closed the page. */
async function deviceOfAnna() {
  const browser = signedIn()
  const opened = await open(browser)
  await vi.waitFor(() => expect(opened.shell.queries.getQueryData(keyOf(wishes))).toBeDefined())
  await act(hidePage)
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual(['last-seen zuider:anna']))
  return { ...opened, browser }
}
const unreachableServer = { [path]: undefined }
const seenBy = ({ shell }: Awaited<ReturnType<typeof open>>) => shell.core.lastSeen.of(wishes)?.answer

test('after a reload, earlier responses show until new ones arrive', async () => {
  const { browser } = await deviceOfAnna()
  const again = await open(browser, { server: unreachableServer })
  await vi.waitFor(() => expect(seenBy(again)).toEqual({ data: ['tuin'] }))
  expect(again.shell.queries.getQueryData(keyOf(wishes))).toBeUndefined()
  again.server.given[path] = { data: ['zolder'] }
  await act(() => again.shell.queries.refetchQueries())
  expect(again.shell.queries.getQueryData(keyOf(wishes))).toEqual({ data: ['zolder'] })
  expect(seenBy(again)).toEqual({ data: ['zolder'] })
})

test('@SESSION-06 trust A5: signing out removes the stored responses', async () => {
  const { browser, shell } = await deviceOfAnna()
  await act(() => shell.session.leave())
  expect(await storedNames(browser)).toEqual([])
  await act(hidePage)
  expect(await storedNames(browser)).toEqual([])
})

test('trust A5: a session that the server ends removes its stored responses', async () => {
  const { browser } = await deviceOfAnna()
  const refused = { status: 401, body: { error: 'unauthorized' } }
  const ended = await open(browser, {
    server: { '/api/zuider/customer/customer': refused, '/auth/refresh': refused },
  })
  await vi.waitFor(() => expect(ended.browser.load).toHaveBeenCalled())
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual([]))
})

test('trust A5: an idle session removes its stored responses, also when no page is open', async () => {
  const { browser } = await deviceOfAnna()
  localStorage.setItem('last-sign', String(Date.now() - idleLimits.end))
  const later = await open(browser)
  expect(later.shell.session.account.get()).toBeNull()
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual([]))
})

test('stored responses of a session that ended without an open page are removed at the next start', async () => {
  const { browser } = await deviceOfAnna()
  await browser.parts.vault.write({ sessions: [], activeId: null })
  await open(browser)
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual([]))
})

test('another account does not see stored responses, and the first account finds them again', async () => {
  const { browser, shell } = await deviceOfAnna()
  const seen = () => shell.core.lastSeen.of(wishes)
  shell.queries.cancelQueries()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void shell.session.switchTo('zuider:bram')
  await vi.waitFor(() => expect(shell.session.account.get()?.id).toBe('zuider:bram'))
  await act(async () => {})
  expect(seen()).toBeNull()
  expect(await storedNames(browser)).toEqual(['last-seen zuider:anna'])
  void shell.session.switchTo('zuider:anna')
  await vi.waitFor(() => expect(seen()?.answer).toEqual({ data: ['tuin'] }))
  await act(async () => {})
})

test('removing an account from the device removes its stored responses', async () => {
  const { browser, shell } = await deviceOfAnna()
  void shell.session.switchTo('zuider:bram')
  await vi.waitFor(() => expect(shell.session.account.get()?.id).toBe('zuider:bram'))
  await act(() => shell.session.forget('zuider:anna'))
  expect((await storedNames(browser)).filter((name) => name.endsWith('anna'))).toEqual([])
})

test('@SHELL-07 clearing the device removes stored responses', async () => {
  const { browser, shell } = await deviceOfAnna()
  vi.stubGlobal('indexedDB', {})
  await act(() => clearDevice(shell.session))
  expect(await storedNames(browser)).toEqual([])
})

test('when the tenant switches them off, responses are not stored and earlier ones are removed', async () => {
  const { browser } = await deviceOfAnna()
  const barred = await open(browser, { tenant: { last_seen_enabled: false } })
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual([]))
  expect(seenBy(barred)).toBeUndefined()
  await act(hidePage)
  expect(await storedNames(browser)).toEqual([])
})

test('sessions of another version and their stored responses are removed', async () => {
  const { browser } = await deviceOfAnna()
  const old = { ...sessionOf('anna'), version: loginVersion - 1 }
  await browser.parts.vault.write({ sessions: [old], activeId: old.accountId })
  await open(browser)
  await vi.waitFor(async () => expect(await storedNames(browser)).toEqual([]))
})

/** A page of anna that shows stored responses while new ones do not arrive. */
async function waitingPage(server: Record<string, unknown>) {
  const { browser } = await deviceOfAnna()
  const page = await open(browser, { server })
  await vi.waitFor(() => expect(seenBy(page)).toBeDefined())
  await act(async () => void page.shell.core.lastSeen.show(wishes))
  return page
}
const shownLine = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

test('when refreshing fails, a line shows the age of the data and a retry button, which keeps the focus', async () => {
  const page = await waitingPage({ [path]: { status: 500, body: {} } })
  await vi.waitFor(() =>
    expect(shownLine()).toMatch(/^Gegevens van vandaag \d\d\.\d\d uur; vernieuwen lukt nu niet\./),
  )
  page.server.given[path] = { data: ['zolder'] }
  await userEvent.click(screen.getByRole('button', { name: nl.try_again }))
  await vi.waitFor(() => expect(shownLine()).toBe(''))
  expect(document.activeElement?.id).toBe('content')
})

test('when refreshing takes more than a second, a line says so', async () => {
  const page = await waitingPage({ [path]: { data: ['zolder'] } })
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  await act(async () => void page.shell.queries.resetQueries({ queryKey: keyOf(wishes) }))
  expect(shownLine()).toBe('')
  await vi.waitFor(() => expect(shownLine()).toMatch(/we halen de nieuwste op\.$/), 3000)
  expect(screen.queryByRole('button', { name: nl.try_again })).toBeNull()
  answer(new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } }))
  await vi.waitFor(() => expect(shownLine()).toBe(''))
})
