import type { Customer } from '@portal/contract/customer'
import type { Page } from '@portal/contract/page'
import type { Nav, Route } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Tenant } from '@portal/contract/tenant'
import type { WritableStore } from '@portal/remote-kit/store'
import { act, render } from '@testing-library/react'
import { App } from '../layout/App.tsx'
import { SignedIn } from '../layout/SignedIn.tsx'
import { haveSignedIn } from '../layout/signed-in-code.ts'
import { registerScreens, type ScreenOptions } from '../mount/single-spa.ts'
import { problem } from '../problem.ts'
import type { StoredSession } from '../session/stored.ts'
import { createShell } from '../shell.ts'
import { remoteWith } from '../test-remote.ts'
import { shellTexts } from '../texts.ts'
import { answers } from './answers.ts'
import { sessionOf, surroundings } from './surroundings.ts'

haveSignedIn(SignedIn)

/** Of a window's width nothing is known here: it is wide, so that the menu stands beside the screen. */
window.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList

/** A firm for tests: informal, with every flag as given. */
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

/** The answer to the customer's call. */
export const customerAnswer = (more: Partial<Customer> = {}) => ({
  data: { id: 1, username: 'anna', full_name: 'Anna de Wit', first_name: 'Anna', ...more },
})

/** A route and a menu entry of one id, as a remote's descriptor has them. */
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

/** Descriptors as the tests' registry has them: sign-in, and what is given. */
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
  /** Who is signed in; null for nobody. */
  session?: StoredSession | null
  /** What the browser kept in an earlier page; a new one otherwise. */
  browser?: ReturnType<typeof surroundings>
  /** Makes the session; that of customers unless it is given. */
  sessionOf?: Parameters<typeof createShell>[3]
  /** Answers of the server beside the customer's own. */
  server?: Record<string, unknown>
}

/** What the edge wrote into the page. */
export const pageOf = ({ tenant, page }: Pick<Given, 'tenant' | 'page'> = {}): Page => ({
  tenant: { subdomain: 'zuider', info: demoTenant(tenant) },
  language: null,
  version: '1.2.3',
  edition: 'a',
  ...page,
})

let started = false
/** Ends the shell of the test before: it no longer follows the address. */
let end = () => {}

/** Draws the portal's frame for one page, as it stands once the stored session has been read. */
export async function openShell(given: Given = {}) {
  if (!started) registerScreens({ screens: [], isCurrent: () => false } as unknown as ScreenOptions)
  started = true
  end()
  problem.set(null)
  history.replaceState(null, '', given.path ?? '/dashboard')
  const session = given.session === undefined ? sessionOf('anna') : given.session
  const browser =
    given.browser ?? surroundings(session ? { sessions: [session], activeId: session.accountId } : undefined)
  const server = answers({ '/api/zuider/customer/customer': customerAnswer(), ...given.server })
  const shell = createShell(
    pageOf(given),
    { remotes: given.remotes ?? remotes(), rest: null, origins: [] },
    browser.parts,
    given.sessionOf,
  )
  end = () => (shell.opened as WritableStore<boolean>).set(false)
  const texts = shellTexts(shell.language)
  await Promise.all([shell.open(), texts.ready()])
  render(<App shell={shell} texts={texts} />)
  await act(async () => {})
  return { shell, server, browser }
}
