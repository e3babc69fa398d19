import { type Destination, type RoutingContext, resolve } from '@portal/domain/routing'
import type { PortalRouter, Store } from '@portal/remote-kit/portal'
import { derived } from '@portal/remote-kit/store'
import { navigate } from './history.ts'

/** Resolves addresses to screens. */
export interface Routing {
  readonly destination: Store<Destination>
  /** Destination of an address, such as that of a link. */
  leadsTo(address: Pick<URL, 'pathname' | 'search'>): Destination
  /** Whether the current address leads to this screen. */
  isCurrent(name: string): boolean
}

/** Tracks the destination of the current address. Redirects apply at once, but not before the session is `opened`. */
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
  /** Computed once for all screens, each of which checks whether it is current. */
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
