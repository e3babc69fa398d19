import type { Customer } from '@portal/contract/customer'
import type { Page } from '@portal/contract/page'
import type { Nav, Route } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Tenant } from '@portal/contract/tenant'
import type { WritableStore } from '@portal/remote-kit/store'
import { act, render } from '@testing-library/react'
import { globalError } from '../global-error.ts'
import { App } from '../layout/App.tsx'
import { SignedIn } from '../layout/SignedIn.tsx'
import { setSignedInCode } from '../layout/signed-in-code.ts'
import { registerScreens, type ScreenOptions } from '../mount/single-spa.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { createShell } from '../shell.ts'
import { remoteWith } from '../test-remote.ts'
import { shellTexts } from '../texts.ts'
import { browserEnv, sessionOf } from './browser-env.ts'
import { answers } from './mock-responses.ts'

setSignedInCode(SignedIn)

/** jsdom has no window width: assume a wide one, with the permanent menu. */
window.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList

/** A tenant for tests: informal, with the given flags. */
export const demoTenant = (more: Partial<Tenant> = {}): Tenant =>
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

/** Response to the customer call. */
export const customerAnswer = (more: Partial<Customer> = {}) => ({
  data: { id: 1, username: 'anna', full_name: 'Anna de Wit', first_name: 'Anna', ...more },
})

/** A route and a menu entry with one id. */
export const route = (id: string, more: Partial<Route> = {}): Route => ({
  id,
  path: `/${id}`,
  view: id,
  title: id,
  audience: 'customer',
  ...more,
})
export const entry = (id: string, order: number, more: Partial<Nav> = {}): Nav => ({
  route: id,
  section: 'menu',
  order,
  icon: 'home',
  label: id,
  ...more,
})

/** Remotes of the test registry: sign-in, and the given ones. */
export const remotes = (...given: PublishedRemote[]): PublishedRemote[] => [
  remoteWith('mf-auth', {
    routes: [
      route('login', { audience: 'guest' }),
      route('password', { audience: 'always', opensOn: ['register', 'reset_password'] }),
      route('accountActivation', { audience: 'always', path: '/AccountActiveren' }),
    ],
  }),
  remoteWith('mf-overview', { routes: [route('dashboard')], nav: [entry('dashboard', 10)] }),
  ...given,
]

interface Given {
  path?: string
  page?: Partial<Page>
  tenant?: Partial<Tenant>
  remotes?: PublishedRemote[]
  /** Signed-in session; null for a guest. */
  session?: StoredSession | null
  /** Browser state from an earlier page; a new one by default. */
  browser?: ReturnType<typeof browserEnv>
  /** Session factory; that of customers by default. */
  sessionOf?: Parameters<typeof createShell>[3]
  /** Responses of the server besides the customer's. */
  server?: Record<string, unknown>
}

/** Page data of the page server. */
export const pageOf = ({ tenant, page }: Pick<Given, 'tenant' | 'page'> = {}): Page => ({
  tenant: { subdomain: 'zuider', info: demoTenant(tenant) },
  language: null,
  version: '1.2.3',
  edition: 'a',
  ...page,
})

let started = false
/** Ends the previous test's shell, so that it stops following the address. */
let endShell = () => {}

/** Renders the portal's layout for one page after the stored session was read. */
export async function openShell(given: Given = {}) {
  if (!started) registerScreens({ screens: [], isCurrent: () => false } as unknown as ScreenOptions)
  started = true
  endShell()
  globalError.set(null)
  history.replaceState(null, '', given.path ?? '/dashboard')
  const session = given.session === undefined ? sessionOf('anna') : given.session
  const browser =
    given.browser ?? browserEnv(session ? { sessions: [session], activeId: session.accountId } : undefined)
  const server = answers({ '/api/zuider/customer/customer': customerAnswer(), ...given.server })
  const shell = createShell(
    pageOf(given),
    { remotes: given.remotes ?? remotes(), rest: null, origins: [] },
    browser.parts,
    given.sessionOf,
  )
  endShell = () => (shell.opened as WritableStore<boolean>).set(false)
  const texts = shellTexts(shell.language)
  await Promise.all([shell.open(), texts.ready()])
  render(<App shell={shell} texts={texts} />)
  await act(async () => {})
  return { shell, server, browser }
}
