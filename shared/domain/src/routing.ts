import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { AccessGate, RemoteContributions, RemoteRoute } from '@portal/contract/remote-registry'

interface RoutedRemote {
  name: string
  contributes: Pick<RemoteContributions, 'routes' | 'nav'>
}

export interface RemoteScreen<Remote extends RoutedRemote = PublishedRemote> {
  kind: 'screen'
  name: string
  remote: Remote
  route: RemoteRoute
}

/**
 * Result of resolving a URL: a screen, a redirect, or 'not-found' if no screen has the path, whether the customer is
 * signed in or not.
 */
export type RouteDestination<Remote extends RoutedRemote = PublishedRemote> =
  | RemoteScreen<Remote>
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

export interface RoutingContext<Remote extends RoutedRemote = PublishedRemote> {
  remotes: readonly Remote[]
  signedIn: boolean
  /** Path that the portal opens after sign-in. */
  next: string
  /** Reason why the last session ended early. The sign-in page shows it. */
  ended?: string | null
  /** Whether the customer must first add a passkey or authenticator app (KEYS-10). */
  mfaRequired?: boolean
  isAllowed(gate?: AccessGate): boolean
  /** `matchRoutes` of react-router: the best match first, null without a match. */
  matchRoutes<Route extends { path: string }>(routes: Route[], path: string): { route: Route }[] | null
}

/** Lists the screens of the remotes in the order of the registry. */
export const listScreens = <Remote extends RoutedRemote>(
  remotes: readonly Remote[],
): RemoteScreen<Remote>[] =>
  remotes.flatMap((remote) =>
    remote.contributes.routes.map((route) => ({
      kind: 'screen' as const,
      name: `${remote.name}.${route.id}`,
      remote,
      route,
    })),
  )

export const removePathParameters = ({ path }: Pick<RemoteRoute, 'path'>): string =>
  `/${path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':') && segment !== '*')
    .join('/')}`

/**
 * Finds the screen of a URL (ROUTE-23). Without a session, a customer's screen redirects to sign-in, which leads back
 * to the screen. A disabled screen redirects to the first menu entry. For a signed-in customer, a guest's screen also
 * redirects there. The page server also calls this function, to preload the files of the screen.
 */
export function resolveRoute<Remote extends RoutedRemote>(
  path: string,
  query: URLSearchParams,
  context: RoutingContext<Remote>,
): RouteDestination<Remote> {
  const screens = listScreens(context.remotes)
  const byQuery = screens.find(({ route }) => route.opensOn?.some((name) => query.has(name)))
  if (byQuery) return byQuery
  const found = findScreensAt(screens, path, context)
  const open = found.find(({ route }) => route.audience === 'always')
  if (open) return open
  const address = query.size > 0 ? `${path}?${query}` : path
  if (context.signedIn)
    return (
      getMfaSetupRedirect(path, address, found, screens, context) ?? resolveForCustomer(path, found, context)
    )
  if (found.length === 0 && path !== '/') return { kind: 'not-found' }
  return resolveForGuest(address, found, screens, context.ended)
}

const routeAudiences = ['always', 'customer', 'guest'] as const

const getFirstSegment = (path: string) => path.replace(/^\//, '').replace(/\/.*/, '').toLowerCase()

/**
 * Finds the best match for each audience, in the order of react-router. Case and a trailing slash are ignored. Compares
 * the first segment before it calls the router, which compiles the pattern of every route that it tries.
 */
function findScreensAt<Remote extends RoutedRemote>(
  screens: readonly RemoteScreen<Remote>[],
  path: string,
  { matchRoutes }: Pick<RoutingContext<Remote>, 'matchRoutes'>,
) {
  const decoded = decodePath(path)
  if (decoded === null) return []
  const wanted = getFirstSegment(decoded)
  const candidates = screens.filter(({ route }) => {
    const segment = getFirstSegment(route.path)
    return segment === wanted || /[:*?]/.test(segment)
  })
  return routeAudiences.flatMap((audience) => {
    const open = candidates.filter(({ route }) => route.audience === audience)
    const patterns = open.map((screen) => ({ path: screen.route.path, handle: screen }))
    return matchRoutes(patterns, path)?.map(({ route }) => route.handle) ?? []
  })
}

/** Returns null for a path with invalid encoding, because the router would log a warning for it. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Redirects a customer who must add a second factor to the setup form, which returns to the URL afterwards. The contact
 * screen stays available. Returns null if the customer may open the URL.
 */
function getMfaSetupRedirect(
  path: string,
  address: string,
  found: readonly RemoteScreen<RoutedRemote>[],
  screens: readonly RemoteScreen<RoutedRemote>[],
  { mfaRequired, next }: RoutingContext<RoutedRemote>,
): { kind: 'redirect'; to: string } | null {
  const form = screens.find(({ route }) => route.id === 'editInfo')
  if (!mfaRequired || !form) return null
  const keys = `${removePathParameters(form.route)}/security`
  const isOpen =
    path.toLowerCase() === keys.toLowerCase() || found.some(({ route }) => route.id === 'contact')
  if (isOpen) return null
  const wished = found.some(({ route }) => route.audience === 'customer') ? address : next
  return {
    kind: 'redirect',
    to: wished === '/' ? keys : `${keys}?${new URLSearchParams({ next: wished })}`,
  }
}

function resolveForCustomer<Remote extends RoutedRemote>(
  path: string,
  found: readonly RemoteScreen<Remote>[],
  context: RoutingContext<Remote>,
): RouteDestination<Remote> {
  const screen = found.find(({ route }) => route.audience === 'customer')
  if (screen && context.isAllowed(screen.route.gate)) return screen
  if (!screen && context.next !== '/' && found.length > 0) return { kind: 'redirect', to: context.next }
  const home = findFirstMenuPath(context)
  const leadsHome = path === '/' || found.length > 0
  return leadsHome && home && home !== path ? { kind: 'redirect', to: home } : { kind: 'not-found' }
}

/** Finds the path of the first menu entry that the customer may open. */
function findFirstMenuPath({ remotes, isAllowed }: RoutingContext<RoutedRemote>): string | null {
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav
      .filter(({ section, gate }) => section === 'menu' && isAllowed(gate))
      .map((entry) => ({ entry, routes })),
  )
  const first = entries.sort((a, b) => a.entry.order - b.entry.order)[0]
  const route = first?.routes.find(({ id }) => id === first.entry.route)
  return route ? removePathParameters(route) : null
}

function resolveForGuest<Remote extends RoutedRemote>(
  address: string,
  found: readonly RemoteScreen<Remote>[],
  screens: readonly RemoteScreen<Remote>[],
  ended?: string | null,
): RouteDestination<Remote> {
  const screen = found.find(({ route }) => route.audience === 'guest')
  if (screen) return screen
  const login = screens.find(({ route }) => route.id === 'login' && route.audience === 'guest')
  if (!login) return { kind: 'not-found' }
  const query = new URLSearchParams({
    ...(address === '/' ? {} : { next: address }),
    ...(ended ? { ended } : {}),
  })
  return { kind: 'redirect', to: `${removePathParameters(login.route)}${query.size > 0 ? `?${query}` : ''}` }
}
