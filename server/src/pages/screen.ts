import type { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import { nextPathIn } from '@portal/domain/next-path'
import { resolve, type Screen } from '@portal/domain/routing'
import type { PlacedRemote } from '../registry/placed.ts'

/** A screen that a page begins with. */
export type ScreenOfPage = Screen<PlacedRemote>

/** A view of a remote that a page begins with. */
export interface ViewOfPage {
  remote: PlacedRemote
  view: string
}

/** Whether this device was signed in when it was last here: a hint without any secret, set by the shell. */
export const wasSignedIn = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)

/** Addresses on the longest way to a screen: sign-in, an unknown one to go on to, the beginning, the first of the menu. */
const maxAddresses = 4

/**
 * The screen that a page will most likely show, and the address at which it does: the one asked for, or where the shell will
 * redirect from it. Only what is fetched ahead depends on it, so a wrong guess costs time and nothing else.
 */
export function screenAt(
  url: URL,
  signedIn: boolean,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): { screen: ScreenOfPage | null; address: URL } {
  const visitor = { tenant, partnerInsurer: null }
  let address = url
  for (let tried = 0; tried < maxAddresses; tried += 1) {
    const found = resolve(address.pathname, address.searchParams, {
      remotes,
      signedIn,
      next: nextPathIn(address.search),
      isAllowed: (gate) => isAllowed(gate, visitor),
    })
    if (found.kind === 'screen') return { screen: found, address }
    address = new URL(found.kind === 'redirect' ? found.to : '/', url)
  }
  return { screen: null, address: url }
}

/** The views that a page begins with: its screen, then the slot components in the slots that this shows at once. */
export function viewsOf(
  screen: ScreenOfPage | null,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): ViewOfPage[] {
  if (!screen) return []
  const { remote, route } = screen
  const visitor = { tenant, partnerInsurer: null }
  const entries = remotes.flatMap((remote) =>
    remote.contributes.slots
      .filter(({ slot, gate }) => route.shows?.includes(slot) && isAllowed(gate, visitor))
      .map(({ view }) => ({ remote, view })),
  )
  return [{ remote, view: route.view }, ...entries]
}
