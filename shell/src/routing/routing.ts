import { parseNextPath } from '@portal/domain/next-path'
import { type RouteDestination, type RoutingContext, resolveRoute } from '@portal/domain/routing'
import type { PortalRouter, Store } from '@portal/remote-kit/portal'
import { deriveStore } from '@portal/remote-kit/store'

/** Navigates to a path of the portal; single-spa dispatches `popstate`. */
export function navigate(path: string, { replace = false, state = null as unknown } = {}): void {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) throw new TypeError('navigate stays within the portal')
  if (replace) history.replaceState(state, '', url)
  else history.pushState(state, '', url)
}

/** Path to continue to after sign-in, if the URL contains a path of the portal. */
export const getPathAfterSignIn = (): string => parseNextPath(location.search)

export interface ShellRouting {
  readonly destination: Store<RouteDestination>
  /** Returns the destination of a URL, for example of a link. */
  leadsTo(address: Pick<URL, 'pathname' | 'search'>): RouteDestination
  isCurrent(name: string): boolean
}

/** Tracks the destination of the current URL. Follows redirects at once, but only after `opened` is true. */
export function createRouting(
  { location: address, basename }: PortalRouter,
  changes: readonly Store<unknown>[],
  context: () => RoutingContext,
  opened: Store<boolean>,
): ShellRouting {
  let known: { href: string; destination: RouteDestination } | null = null
  for (const change of changes)
    change.subscribe(() => {
      known = null
    })
  const leadsTo: ShellRouting['leadsTo'] = ({ pathname, search }) =>
    resolveRoute(pathname.slice(basename.length), new URLSearchParams(search), context())
  /** Computed once per URL for all screens, since each screen checks whether it is the current one. */
  const getCurrentDestination = (): RouteDestination => {
    if (known?.href === location.href) return known.destination
    known = { href: location.href, destination: leadsTo(location) }
    return known.destination
  }
  const identity = deriveStore([address, ...changes], () => getDestinationName(getCurrentDestination()))
  const destination = deriveStore([identity], getCurrentDestination)
  const followRedirect = () => {
    const found = destination.get()
    if (opened.get() && found.kind === 'redirect') navigate(basename + found.to, { replace: true })
  }
  destination.subscribe(followRedirect)
  opened.subscribe(followRedirect)
  return {
    destination,
    leadsTo,
    isCurrent: (name) => opened.get() && getDestinationName(getCurrentDestination()) === name,
  }
}

function getDestinationName(destination: RouteDestination): string {
  if (destination.kind === 'screen') return destination.name
  return destination.kind === 'redirect' ? `to ${destination.to}` : 'not found'
}
