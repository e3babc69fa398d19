import type { PortalRouter, Store } from '@portal/remote-kit/portal'
import { derived } from '@portal/remote-kit/store'
import { navigate } from './history.ts'
import { type Destination, resolve, type Situation } from './resolve.ts'

/** What the address leads to, in the present situation. */
export interface Routing {
  readonly destination: Store<Destination>
  /** Whether this screen is the one that the address leads to at this moment. */
  isCurrent(name: string): boolean
}

/**
 * Follows the address and the situation. Redirects are taken at once, but none before the session is `opened`.
 */
export function createRouting(
  { location: address, basename }: PortalRouter,
  changes: readonly Store<unknown>[],
  situation: () => Situation,
  opened: Store<boolean>,
): Routing {
  let known: { href: string; leadsTo: Destination } | null = null
  for (const change of changes)
    change.subscribe(() => {
      known = null
    })
  /** Worked out once for all screens, of which each asks whether it is the one. */
  const now = (): Destination => {
    if (known?.href === location.href) return known.leadsTo
    const leadsTo = resolve(
      location.pathname.slice(basename.length),
      new URLSearchParams(location.search),
      situation(),
    )
    known = { href: location.href, leadsTo }
    return leadsTo
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
    isCurrent: (name) => opened.get() && nameOf(now()) === name,
  }
}

function nameOf(destination: Destination): string {
  if (destination.kind === 'screen') return destination.name
  return destination.kind === 'redirect' ? `to ${destination.to}` : 'not found'
}
