import type { PublishedRemote, Route } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import { matchesRoute } from '@portal/domain/route-path'

/** A screen that an address may lead to, whoever is signed in. */
export interface ScreenOfPage {
  remote: PublishedRemote
  route: Route
}

/** The screens of an address, by path or by query, that the firm has switched on. */
export function screensOf(
  remotes: readonly PublishedRemote[],
  address: URL,
  tenant: Tenant | null,
): ScreenOfPage[] {
  const visitor = { tenant, partnerInsurer: null }
  return remotes.flatMap((remote) =>
    remote.contributes.routes
      .filter((route) => isAllowed(route.gate, visitor) && opens(route, address))
      .map((route) => ({ remote, route })),
  )
}

const opens = ({ path, opensOn = [] }: Route, { pathname, searchParams }: URL) =>
  matchesRoute(path, pathname) || opensOn.some((name) => searchParams.has(name))
