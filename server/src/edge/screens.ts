import type { Route } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import { screensAt } from '@portal/domain/routing'
import type { PlacedRemote } from '../registry/placed.ts'

/** A screen that an address may lead to, whoever is signed in. */
export interface ScreenOfPage {
  remote: PlacedRemote
  route: Route
}

/** A view of a remote that a page begins with. */
export interface ViewOfPage {
  remote: PlacedRemote
  view: string
}

/** The views that a page begins with: its screens, in their order, then the slot components in the slots that these show at once. */
export function viewsOf(
  screens: readonly ScreenOfPage[],
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): ViewOfPage[] {
  const visitor = { tenant, partnerInsurer: null }
  const shown = new Set(screens.flatMap(({ route }) => route.shows ?? []))
  const entries = remotes.flatMap((remote) =>
    remote.contributes.slots
      .filter(({ slot, gate }) => shown.has(slot) && isAllowed(gate, visitor))
      .map(({ view }) => ({ remote, view })),
  )
  return [...screens.map(({ remote, route }) => ({ remote, view: route.view })), ...entries]
}

/** The screens of an address, by path or by query, that the firm has switched on. */
export function screensOf(
  remotes: readonly PlacedRemote[],
  address: URL,
  tenant: Tenant | null,
): ScreenOfPage[] {
  const visitor = { tenant, partnerInsurer: null }
  const screens = remotes.flatMap((remote) =>
    remote.contributes.routes
      .filter((route) => isAllowed(route.gate, visitor))
      .map((route) => ({ remote, route })),
  )
  const byPath = new Set(screensAt(screens, address.pathname))
  const isAsked = ({ route }: ScreenOfPage) =>
    route.opensOn?.some((name) => address.searchParams.has(name)) ?? false
  return screens.filter((screen) => byPath.has(screen) || isAsked(screen))
}
