import { createPageRead } from '@portal/contract/call'
import { getDocuments } from '@portal/contract/document'
import type { PageData } from '@portal/contract/page-data'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type GlobalError, globalError } from '../global-error.ts'
import { outlet } from '../mount/outlet.ts'
import { createRemotes, createRoute, openShell } from '../test/open-shell.tsx'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createTestRemote } from '../test/test-remote.ts'
import nl from '../texts/nl.json'

const fullScreenStateByTitle: Record<string, string> = {
  [nl.server_error_title]: 'server-error',
  [nl.maintenance_title]: 'server-error',
  [nl.no_access_title]: 'server-error',
  [nl.generic_error_title]: 'generic error',
  [nl.unknown_office_title]: 'unknown-office',
  [nl.not_found_title]: 'not found',
}
const hasMenu = () => screen.queryAllByRole('navigation', { name: nl.main_menu, hidden: true }).length > 0

const listShownFullScreenStates = () => {
  const states = screen
    .queryAllByRole('heading', { level: 1 })
    .flatMap(({ textContent }) => fullScreenStateByTitle[textContent ?? ''] ?? [])
  if (hasMenu()) states.push('app')
  if (outlet.parentElement === document.body) states.push('guest')
  return states
}

interface FullScreenCase {
  state: string
  noted?: GlobalError
  page?: PageData['state']
  path: string
  signedIn: boolean
}
const resetPasswordPath = '/dashboard?reset_password=T'

test.each<FullScreenCase>([
  {
    state: 'server-error',
    noted: 'server-error',
    page: 'unknown-office',
    path: resetPasswordPath,
    signedIn: true,
  },
  {
    state: 'server-error',
    noted: 'maintenance',
    page: 'unknown-office',
    path: resetPasswordPath,
    signedIn: true,
  },
  { state: 'server-error', noted: 'no-access', page: 'unknown-office', path: '/dashboard', signedIn: true },
  {
    state: 'generic error',
    noted: 'generic',
    page: 'unknown-office',
    path: resetPasswordPath,
    signedIn: true,
  },
  { state: 'unknown-office', page: 'unknown-office', path: resetPasswordPath, signedIn: true },
  { state: 'unknown-office', page: 'unknown-office', path: '/login', signedIn: false },
  { state: 'guest', path: resetPasswordPath, signedIn: true },
  { state: 'guest', path: '/AccountActiveren?code=C', signedIn: true },
  { state: 'app', path: '/dashboard', signedIn: true },
  { state: 'guest', path: '/dashboard', signedIn: false },
  { state: 'not found', path: '/nergens', signedIn: false },
])(
  '@SHELL-01 of all states that apply only one shows: $state at $path, reported $noted, signed in $signedIn',
  async ({ state, noted, page, path, signedIn }) => {
    const { shell } = await openShell({
      path,
      session: signedIn ? createStoredSession('anna') : null,
      ...(page ? { page: { state: page } } : {}),
    })
    if (noted) act(() => globalError.set(noted))
    expect(listShownFullScreenStates()).toEqual([state])
    if (path === resetPasswordPath)
      expect(shell.routing.destination.get()).toHaveProperty('route.id', 'password')
    if (path.startsWith('/Account'))
      expect(shell.routing.destination.get()).toHaveProperty('route.id', 'accountActivation')
    if (state === 'guest' && !signedIn)
      await vi.waitFor(() => expect(shell.routing.destination.get()).toHaveProperty('route.id', 'login'))
  },
)

test('before sign-in, the page for an unknown path shows the tenant’s name', async () => {
  await openShell({ path: '/nergens', session: null })
  expect(screen.getByRole('main').textContent).toContain('Zuider')
})

test('@SHELL-01 a state of lower precedence never replaces one of higher precedence', {
  tags: 'full',
}, async () => {
  await openShell()
  act(() => globalError.set('unknown-office'))
  act(() => globalError.set('generic'))
  expect(listShownFullScreenStates()).toEqual(['generic error'])
  act(() => globalError.set('server-error'))
  act(() => globalError.set('generic'))
  expect(listShownFullScreenStates()).toEqual(['server-error'])
})

test.each([
  [404, 'generic error'],
  [418, 'generic error'],
  [500, 'server-error'],
  [503, 'server-error'],
  [403, 'server-error'],
])(
  '@ERROR-03 @ERROR-04 a call that the whole portal needs and that fails with status %i shows its state',
  async (status, state) => {
    await openShell({ server: { '/api/zuider/customer/customer': { status, body: {} } } })
    await vi.waitFor(() => expect(listShownFullScreenStates()).toEqual([state]))
  },
)

const createLoginRejection = (status: number, body: object) => ({ '/auth/login': { status, body } })
const annaCredentials = { username: 'anna', password: 'zonnebloem' }

test('@WCAG-2.4.2 the document title names the unknown tenant, not the screen of the URL', async () => {
  await openShell({ path: '/login', session: null, page: { state: 'unknown-office' } })
  expect(document.title).toContain(nl.unknown_office_title)
})

test('@SHELL-05 a customer without access sees a message at sign-in, and returns to the form', async () => {
  const { shell, browser } = await openShell({
    session: null,
    path: '/login',
    server: createLoginRejection(403, { error: 'no_access' }),
  })
  await act(() => shell.session.signIn(annaCredentials))
  expect(screen.getByRole('heading', { name: nl.no_access_title })).toBeTruthy()
  expect(listShownFullScreenStates()).toEqual(['server-error'])
  await userEvent.click(screen.getByRole('button', { name: nl.other_account }))
  expect(browser.load).toHaveBeenCalledExactlyOnceWith()
})

test('@SHELL-05 adding an account without access leaves the other account signed in', {
  tags: 'full',
}, async () => {
  const accounts = createTestRemote('mf-accounts', {
    routes: [createRoute('accounts', { audience: 'always' })],
  })
  const { shell, browser } = await openShell({
    path: '/accounts',
    remotes: createRemotes(accounts),
    server: createLoginRejection(403, { error: 'no_access' }),
  })
  await act(() => shell.session.signIn({ ...annaCredentials, username: 'xander' }))
  await userEvent.click(screen.getByRole('button', { name: nl.other_account }))
  expect(browser.load).toHaveBeenCalledExactlyOnceWith()
  expect(browser.kept().activeId).toBe('zuider:anna')
})

test.each([
  { error: 'two_factor_required' },
  { message: 'This user only allows two factor authentication.' },
])('@OTP-01 a 403 that asks for a code does not count as missing access: %j', async (body) => {
  const { shell } = await openShell({
    session: null,
    path: '/login',
    server: createLoginRejection(403, body),
  })
  await act(() => shell.session.signIn(annaCredentials))
  expect(listShownFullScreenStates()).toEqual(['guest'])
})

test.each([
  [{ error: 'not_deletable' }, 'app'],
  [{ error: 'no_access' }, 'server-error'],
  [{}, 'server-error'],
])('@SHELL-05 a call rejected with 403 and %j shows: %s', async (body, state) => {
  const { shell } = await openShell({
    server: { '/api/zuider/customer/document': { status: 403, body } },
  })
  await act(() => shell.core.api.read(createPageRead(getDocuments)).catch(() => {}))
  expect(listShownFullScreenStates()).toEqual([state])
})

test('@ERROR-05 without a network the portal stays visible', async () => {
  await openShell({ server: { '/api/zuider/customer/customer': undefined } })
  await act(async () => {})
  expect(listShownFullScreenStates()).toEqual(['app'])
})

test('@ERROR-01 when a customer’s call fails with 400, the customer is signed out and the page reloads', async () => {
  const { browser } = await openShell({
    server: { '/api/zuider/customer/customer': { status: 400, body: {} } },
  })
  await vi.waitFor(() => expect(browser.load).toHaveBeenCalledExactlyOnceWith())
  expect(browser.kept().sessions).toEqual([])
  expect(listShownFullScreenStates()).toEqual(['guest'])
})

test('@SHELL-06 @SHELL-07 the generic error offers to clear cookies, removes everything from the device and returns to sign-in', async () => {
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'portal' }],
    deleteDatabase: (name: string) => void deleted.push(name),
  })
  const { shell, browser } = await openShell({ path: '/dashboard' })
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie as a browser stores it
  document.cookie = 'language=de; path=/'
  localStorage.setItem('last-sign', '1')
  sessionStorage.setItem('any', '1')
  expect(shell.queries.getQueryCache().getAll()).not.toEqual([])
  act(() => globalError.set('generic'))
  await userEvent.click(screen.getByRole('button', { name: nl.clear_cookies }))
  await vi.waitFor(() => expect(browser.load).toHaveBeenCalledExactlyOnceWith('/'))
  expect(browser.kept().sessions).toEqual([])
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
  expect(deleted).toEqual(['portal'])
  await vi.waitFor(() => expect(shell.routing.destination.get()).toHaveProperty('route.id', 'login'))
})

test('@SESSION-06 trust A5: signing out removes tokens and cached data from the device, also offline', async () => {
  const { shell, browser, server } = await openShell()
  await vi.waitFor(() => expect(JSON.stringify(shell.queries.getQueriesData({}))).toContain('Anna de Wit'))
  await act(() => shell.session.signOut())
  expect(server.requested).toContain('/auth/logout')
  const anna = { accountId: 'zuider:anna', username: 'anna', name: 'anna de Wit' }
  expect(browser.kept()).toEqual({ sessions: [], activeId: null, signedOut: [expect.objectContaining(anna)] })
  expect(JSON.stringify(browser.kept())).not.toMatch(/token|access-/)
  expect(shell.queries.getQueryCache().getAll()).toEqual([])
  expect(listShownFullScreenStates()).toEqual(['guest'])
})

test('@SHELL-10 after sign-in the loading overlay shows for 3500 ms, after a reload not at all', {
  tags: 'full',
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const tokens = { access_token: 'A', refresh_token: 'R', expires_in: 900, token_type: 'Bearer' }
  const { shell } = await openShell({ session: null, server: { '/auth/login': tokens } })
  await act(() => shell.session.signIn({ username: 'anna', password: 'zonnebloem' }))
  const findWelcomeOverlay = () => screen.queryByText('Welkom, Anna de Wit')
  expect(findWelcomeOverlay()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(3499))
  expect(findWelcomeOverlay()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(findWelcomeOverlay()).toBeNull()
})

test('@SHELL-10 a resumed session shows no overlay', async () => {
  await openShell()
  expect(screen.queryByText(/^Welkom, /)).toBeNull()
})

afterEach(() => {
  vi.unstubAllGlobals()
  globalError.set(null)
  outlet.remove()
})
