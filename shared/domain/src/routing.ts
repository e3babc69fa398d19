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

/** Result of routing; `not-found` for a path without a screen, signed in or not. */
export type Destination<Remote extends Contributor = PublishedRemote> =
  | Screen<Remote>
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

/** What the routing of an address depends on. */
export interface RoutingContext<Remote extends Contributor = PublishedRemote> {
  remotes: readonly Remote[]
  signedIn: boolean
  /** Path to open after sign-in; '/' by default. */
  next: string
  /** Why the last session ended, for the sign-in page; absent or null if it was not ended early. */
  ended?: string | null
  /** Whether the customer must first set up a passkey or authenticator app (KEYS-10). */
  mfaRequired?: boolean
  isAllowed(gate?: Gate): boolean
}

/** All screens of all remotes, in registry order. */
export const screensOf = <Remote extends Contributor>(remotes: readonly Remote[]): Screen<Remote>[] =>
  remotes.flatMap((remote) =>
    remote.contributes.routes.map((route) => ({
      kind: 'screen' as const,
      name: `${remote.name}.${route.id}`,
      remote,
      route,
    })),
  )

/** A route's path without parameters. */
export const plainPath = ({ path }: Pick<Route, 'path'>): string =>
  `/${path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':') && segment !== '*')
    .join('/')}`

/**
 * Resolves an address (ROUTE-23): without a session, a customer's screen leads to sign-in and back afterwards; a screen
 * that is switched off or for guests only leads to the first menu entry. Used by the page server and the shell, so that
 * a page lists the files of its own screen.
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
    return (
      mfaSetupRedirect(path, address, found, screens, context) ?? resolveForCustomer(path, found, context)
    )
  if (found.length === 0 && path !== '/') return { kind: 'not-found' }
  return resolveForGuest(address, found, screens, context.ended)
}

const audiences = ['always', 'customer', 'guest'] as const

/** Screens at a path, for each audience the best match by react-router's ranking. Ignores case and a trailing slash. */
const screensAt = <Remote extends Contributor>(screens: readonly Screen<Remote>[], path: string) =>
  audiences.flatMap((audience) => {
    if (!isReadable(path)) return []
    const open = screens.filter(({ route }) => route.audience === audience)
    const patterns = open.map((screen) => ({ path: screen.route.path, handle: screen }))
    return matchRoutes(patterns, path)?.map(({ route }) => route.handle) ?? []
  })

/** Whether a path's encoding is valid; the router would log a warning for an invalid one. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Redirect of a customer who must set up MFA to the form for it, and back afterwards. Contact remains available. Null
 * if the address is allowed.
 */
function mfaSetupRedirect(
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

function resolveForCustomer<Remote extends Contributor>(
  path: string,
  found: readonly Screen<Remote>[],
  context: RoutingContext<Remote>,
): Destination<Remote> {
  const screen = found.find(({ route }) => route.audience === 'customer')
  if (screen && context.isAllowed(screen.route.gate)) return screen
  if (!screen && context.next !== '/' && found.length > 0) return { kind: 'redirect', to: context.next }
  const home = firstMenuPath(context)
  const leadsHome = path === '/' || found.length > 0
  return leadsHome && home && home !== path ? { kind: 'redirect', to: home } : { kind: 'not-found' }
}

/** Path of the first menu entry that this customer may open. */
function firstMenuPath({ remotes, isAllowed }: RoutingContext<Contributor>): string | null {
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav
      .filter(({ section, gate }) => section === 'menu' && isAllowed(gate))
      .map((entry) => ({ entry, routes })),
  )
  const first = entries.sort((a, b) => a.entry.order - b.entry.order)[0]
  const route = first?.routes.find(({ id }) => id === first.entry.route)
  return route ? plainPath(route) : null
}

function resolveForGuest<Remote extends Contributor>(
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
