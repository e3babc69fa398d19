import { type Destination, type RoutingContext, resolve } from '@portal/domain/routing'
import type { PortalRouter, Store } from '@portal/remote-kit/portal'
import { derived } from '@portal/remote-kit/store'
import { navigate } from './history.ts'

/** What addresses lead to now. */
export interface Routing {
  readonly destination: Store<Destination>
  /** What an address leads to, such as that of a link. */
  leadsTo(address: Pick<URL, 'pathname' | 'search'>): Destination
  /** Whether this screen is the one that the address leads to at this moment. */
  isCurrent(name: string): boolean
}

/**
 * Follows the address, and what its destination depends on besides. Redirects are taken at once, but none before the session is `opened`.
 */
export function createRouting(
  { location: address, basename }: PortalRouter,
  changes: readonly Store<unknown>[],
  context: () => RoutingContext,
  opened: Store<boolean>,
): Routing {
  let known: { href: string; destination: Destination } | null = null
  for (const change of changes)
    change.subscribe(() => {
      known = null
    })
  const leadsTo: Routing['leadsTo'] = ({ pathname, search }) =>
    resolve(pathname.slice(basename.length), new URLSearchParams(search), context())
  /** Worked out once for all screens, of which each asks whether it is the one. */
  const now = (): Destination => {
    if (known?.href === location.href) return known.destination
    known = { href: location.href, destination: leadsTo(location) }
    return known.destination
  }
  const identity = derived([address, ...changes], () => nameOf(now()))
  const destination = derived([identity], now)
  const follow = () => {
    const found = destination.get()
    if (opened.get() && found.kind === 'redirect') navigate(basename + found.to, { replace: true })
  }
  destination.subscribe(follow)
  opened.subscribe(follow)
  return {
    destination,
    leadsTo,
    isCurrent: (name) => opened.get() && nameOf(now()) === name,
  }
}

function nameOf(destination: Destination): string {
  if (destination.kind === 'screen') return destination.name
  return destination.kind === 'redirect' ? `to ${destination.to}` : 'not found'
}
