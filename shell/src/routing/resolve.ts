import type { Gate, Route } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'
import { plainPath, screensAt } from '@portal/domain/routing'

/** A screen of a remote. Its name is unique in the portal. */
export interface Screen {
  kind: 'screen'
  name: string
  remote: PublishedRemote
  route: Route
}

/** What a URL leads to. */
export type Destination = Screen | { kind: 'redirect'; to: string } | { kind: 'not-found' }

export interface Situation {
  remotes: readonly PublishedRemote[]
  signedIn: boolean
  /** Where a customer was going before sign-in; '/' for nowhere in particular. */
  next: string
  /** Why the last session ended, for the sign-in page to say; absent or null: it was not cut off. */
  ended?: string | null
  /** The firm lets this customer do nothing but set up a passkey or an app (KEYS-10); absent: it does. */
  keysWanted?: boolean
  isAllowed(gate?: Gate): boolean
}

/** All screens of all remotes, in the order of the registry. */
export const screensOf = (remotes: readonly PublishedRemote[]): Screen[] =>
  remotes.flatMap((remote) =>
    remote.contributes.routes.map((route) => ({
      kind: 'screen' as const,
      name: `${remote.name}.${route.id}`,
      remote,
      route,
    })),
  )

/** The first screen of the menu that this customer may open. */
export function homeOf({ remotes, isAllowed }: Situation): string | null {
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav
      .filter(({ section, gate }) => section === 'menu' && isAllowed(gate))
      .map((entry) => ({ entry, routes })),
  )
  const first = entries.sort((a, b) => a.entry.order - b.entry.order)[0]
  const route = first?.routes.find(({ id }) => id === first.entry.route)
  return route ? plainPath(route) : null
}

/**
 * Decides what a path leads to (ROUTE-23): a customer's screen without a session leads to sign-in and back after it;
 * a screen that is switched off, or for guests only, leads to the first screen of the menu.
 */
export function resolve(path: string, query: URLSearchParams, situation: Situation): Destination {
  const screens = screensOf(situation.remotes)
  const asked = screens.find(({ route }) => route.opensOn?.some((name) => query.has(name)))
  if (asked) return asked
  const found = screensAt(screens, path)
  const open = found.find(({ route }) => route.audience === 'always')
  if (open) return open
  const address = query.size > 0 ? `${path}?${query}` : path
  return situation.signedIn
    ? (toKeys(path, address, found, screens, situation) ?? forCustomer(path, found, situation))
    : forGuest(address, found, screens, situation.ended)
}

/**
 * Where somebody is led whose firm demands a passkey or an app first: to where these are set up, and back afterwards. The firm can be
 * reached meanwhile. Null: the address may be gone on to.
 */
function toKeys(
  path: string,
  address: string,
  found: Screen[],
  screens: Screen[],
  { keysWanted, next }: Situation,
): Destination | null {
  const form = screens.find(({ route }) => route.id === 'editInfo')
  if (!keysWanted || !form) return null
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

function forCustomer(path: string, found: Screen[], situation: Situation): Destination {
  const screen = found.find(({ route }) => route.audience === 'customer')
  if (screen && situation.isAllowed(screen.route.gate)) return screen
  if (!screen && situation.next !== '/' && found.length > 0) return { kind: 'redirect', to: situation.next }
  const home = homeOf(situation)
  const leadsHome = path === '/' || found.length > 0
  return leadsHome && home && home !== path ? { kind: 'redirect', to: home } : { kind: 'not-found' }
}

function forGuest(address: string, found: Screen[], screens: Screen[], ended?: string | null): Destination {
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
