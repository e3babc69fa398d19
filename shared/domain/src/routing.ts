import type { Contributions, Gate, Route } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { matchRoutes } from 'react-router'

interface Contributor {
  name: string
  contributes: Pick<Contributions, 'routes' | 'nav'>
}

/** A screen of a remote. Its name is unique in the portal. */
export interface Screen<Remote extends Contributor = PublishedRemote> {
  kind: 'screen'
  name: string
  remote: Remote
  route: Route
}

/** What an address leads to; `not-found` for a path that no screen has, signed in or not. */
export type Destination<Remote extends Contributor = PublishedRemote> =
  | Screen<Remote>
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

/** What the destination of an address depends on besides the address. */
export interface RoutingContext<Remote extends Contributor = PublishedRemote> {
  remotes: readonly Remote[]
  signedIn: boolean
  /** Where a customer was going before sign-in; '/' for nowhere in particular. */
  next: string
  /** Why the last session ended, for the sign-in page to say; absent or null: it was not cut off. */
  ended?: string | null
  /** The firm lets this customer do nothing but set up a passkey or an app (KEYS-10); absent: it does. */
  mfaRequired?: boolean
  isAllowed(gate?: Gate): boolean
}

/** All screens of all remotes, in the order of the registry. */
export const screensOf = <Remote extends Contributor>(remotes: readonly Remote[]): Screen<Remote>[] =>
  remotes.flatMap((remote) =>
    remote.contributes.routes.map((route) => ({
      kind: 'screen' as const,
      name: `${remote.name}.${route.id}`,
      remote,
      route,
    })),
  )

/** The plain path of a route: its pattern without parameters. */
export const plainPath = ({ path }: Pick<Route, 'path'>): string =>
  `/${path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':') && segment !== '*')
    .join('/')}`

/**
 * Decides what an address leads to (ROUTE-23): a customer's screen without a session leads to sign-in and back after it; a screen
 * that is switched off, or for guests only, leads to the first screen of the menu. The page server and the shell both decide by
 * this, so that the files that a page lists are those of its screen.
 */
export function resolve<Remote extends Contributor>(
  path: string,
  query: URLSearchParams,
  context: RoutingContext<Remote>,
): Destination<Remote> {
  const screens = screensOf(context.remotes)
  const byQuery = screens.find(({ route }) => route.opensOn?.some((name) => query.has(name)))
  if (byQuery) return byQuery
  const found = screensAt(screens, path)
  const open = found.find(({ route }) => route.audience === 'always')
  if (open) return open
  const address = query.size > 0 ? `${path}?${query}` : path
  if (context.signedIn)
    return toKeys(path, address, found, screens, context) ?? forCustomer(path, found, context)
  if (found.length === 0 && path !== '/') return { kind: 'not-found' }
  return forGuest(address, found, screens, context.ended)
}

const audiences = ['always', 'customer', 'guest'] as const

/**
 * The screens of a path, for any user: for each audience the one whose pattern fits best, as react-router ranks
 * patterns in its own syntax. Case is ignored, and so is a trailing slash.
 */
const screensAt = <Remote extends Contributor>(screens: readonly Screen<Remote>[], path: string) =>
  audiences.flatMap((audience) => {
    if (!isReadable(path)) return []
    const open = screens.filter(({ route }) => route.audience === audience)
    const patterns = open.map((screen) => ({ path: screen.route.path, handle: screen }))
    return matchRoutes(patterns, path)?.map(({ route }) => route.handle) ?? []
  })

/** Whether what is encoded in a path can be read; of one where it cannot, the router complains on the console. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The redirect of a customer who must set up a passkey or an app first: to the form for these, and back afterwards. Contact stays
 * open. Null where the address may be opened.
 */
function toKeys(
  path: string,
  address: string,
  found: readonly Screen<Contributor>[],
  screens: readonly Screen<Contributor>[],
  { mfaRequired, next }: RoutingContext<Contributor>,
): { kind: 'redirect'; to: string } | null {
  const form = screens.find(({ route }) => route.id === 'editInfo')
  if (!mfaRequired || !form) return null
  const keys = `${plainPath(form.route)}/security`
  const isOpen =
    path.toLowerCase() === keys.toLowerCase() || found.some(({ route }) => route.id === 'contact')
  if (isOpen) return null
  const wished = found.some(({ route }) => route.audience === 'customer') ? address : next
  return {
    kind: 'redirect',
    to: wished === '/' ? keys : `${keys}?${new URLSearchParams({ next: wished })}`,
  }
}

function forCustomer<Remote extends Contributor>(
  path: string,
  found: readonly Screen<Remote>[],
  context: RoutingContext<Remote>,
): Destination<Remote> {
  const screen = found.find(({ route }) => route.audience === 'customer')
  if (screen && context.isAllowed(screen.route.gate)) return screen
  if (!screen && context.next !== '/' && found.length > 0) return { kind: 'redirect', to: context.next }
  const home = homeOf(context)
  const leadsHome = path === '/' || found.length > 0
  return leadsHome && home && home !== path ? { kind: 'redirect', to: home } : { kind: 'not-found' }
}

/** Path of the first screen of the menu that this customer may open. */
function homeOf({ remotes, isAllowed }: RoutingContext<Contributor>): string | null {
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav
      .filter(({ section, gate }) => section === 'menu' && isAllowed(gate))
      .map((entry) => ({ entry, routes })),
  )
  const first = entries.sort((a, b) => a.entry.order - b.entry.order)[0]
  const route = first?.routes.find(({ id }) => id === first.entry.route)
  return route ? plainPath(route) : null
}

function forGuest<Remote extends Contributor>(
  address: string,
  found: readonly Screen<Remote>[],
  screens: readonly Screen<Remote>[],
  ended?: string | null,
): Destination<Remote> {
  const screen = found.find(({ route }) => route.audience === 'guest')
  if (screen) return screen
  const login = screens.find(({ route }) => route.id === 'login' && route.audience === 'guest')
  if (!login) return { kind: 'not-found' }
  const query = new URLSearchParams({
    ...(address === '/' ? {} : { next: address }),
    ...(ended ? { ended } : {}),
  })
  return { kind: 'redirect', to: `${plainPath(login.route)}${query.size > 0 ? `?${query}` : ''}` }
}
