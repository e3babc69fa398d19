import type { Customer } from '@portal/contract/customer'
import type { PageData } from '@portal/contract/page-data'
import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { NavEntry, RemoteRoute } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'
import type { WritableStore } from '@portal/remote-kit/store'
import { act, render } from '@testing-library/react'
import { globalError } from '../global-error.ts'
import { App } from '../layout/App.tsx'
import { LazySignedInLayout } from '../layout/LazySignedInLayout.ts'
import { SignedInLayout } from '../layout/SignedInLayout.tsx'
import { registerScreens, type ScreenOptions } from '../mount/single-spa.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { createShell } from '../shell.ts'
import { createShellTexts } from '../texts.ts'
import { createMockResponses } from './mock-responses.ts'
import { createStoredSession, createTestBrowserEnv } from './test-browser-env.ts'
import { createTestRemote } from './test-remote.ts'

LazySignedInLayout.provide(SignedInLayout)

/** jsdom has no window width; this simulates a wide window, with the permanent menu. */
window.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList

export const createDemoTenant = (more: Partial<Tenant> = {}): Tenant =>
  ({
    name: 'Zuider Advies',
    code: 'ZUIDER',
    pronoun: 'JE',
    logo: 'TE9HTw==',
    slogan: null,
    primary_color: '#2438e0',
    secondary_color: '#f6aa79',
    offices: [],
    website: null,
    ...more,
  }) as Tenant

export const createCustomerResponse = (more: Partial<Customer> = {}) => ({
  data: { id: 1, username: 'anna', full_name: 'Anna de Wit', first_name: 'Anna', ...more },
})

export const createRoute = (id: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id,
  path: `/${id}`,
  view: id,
  title: id,
  audience: 'customer',
  ...more,
})
export const createNavEntry = (id: string, order: number, more: Partial<NavEntry> = {}): NavEntry => ({
  route: id,
  section: 'menu',
  order,
  icon: 'home',
  label: id,
  ...more,
})

export const createRemotes = (...given: PublishedRemote[]): PublishedRemote[] => [
  createTestRemote('mf-auth', {
    routes: [
      createRoute('login', { audience: 'guest' }),
      createRoute('password', { audience: 'always', opensOn: ['register', 'reset_password'] }),
      createRoute('accountActivation', { audience: 'always', path: '/AccountActiveren' }),
    ],
  }),
  createTestRemote('mf-overview', {
    routes: [createRoute('dashboard')],
    nav: [createNavEntry('dashboard', 10)],
  }),
  ...given,
]

interface OpenShellOptions {
  path?: string
  page?: Partial<PageData>
  tenant?: Partial<Tenant>
  remotes?: PublishedRemote[]
  /** Signed-in session; null for a guest. */
  session?: StoredSession | null
  /** Browser state from an earlier page; a new one by default. */
  browser?: ReturnType<typeof createTestBrowserEnv>
  sessionOf?: Parameters<typeof createShell>[3]
  server?: Record<string, unknown>
}

export const createPageData = ({
  tenant,
  page,
}: Pick<OpenShellOptions, 'tenant' | 'page'> = {}): PageData => ({
  tenant: { subdomain: 'zuider', info: createDemoTenant(tenant) },
  language: null,
  version: '1.2.3',
  edition: 'a',
  ...page,
})

let isStarted = false
/** Ends the shell of the previous test, so that it stops following the URL. */
let endShell = () => {}

export async function openShell(given: OpenShellOptions = {}) {
  if (!isStarted) registerScreens({ screens: [], isCurrent: () => false } as unknown as ScreenOptions)
  isStarted = true
  endShell()
  globalError.set(null)
  history.replaceState(null, '', given.path ?? '/dashboard')
  const session = given.session === undefined ? createStoredSession('anna') : given.session
  const browser =
    given.browser ??
    createTestBrowserEnv(session ? { sessions: [session], activeId: session.accountId } : undefined)
  const server = createMockResponses({
    '/api/zuider/customer/customer': createCustomerResponse(),
    ...given.server,
  })
  const shell = createShell(
    createPageData(given),
    { remotes: given.remotes ?? createRemotes(), rest: null, origins: [] },
    browser.parts,
    given.sessionOf,
  )
  endShell = () => (shell.opened as WritableStore<boolean>).set(false)
  const texts = createShellTexts(shell.language)
  await Promise.all([shell.open(), texts.ready()])
  render(<App shell={shell} texts={texts} />)
  await act(async () => {})
  return { shell, server, browser }
}
