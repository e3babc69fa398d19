import type { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import { nextPathIn } from '@portal/domain/next-path'
import { resolve, type Screen } from '@portal/domain/routing'
import type { PlacedRemote } from '../registry/page-remotes.ts'

export type ScreenOfPage = Screen<PlacedRemote>

/** A view of a remote that a page starts with. */
export interface ViewOfPage {
  remote: PlacedRemote
  view: string
}

/** Whether this device was signed in last time: a non-secret hint set by the shell. */
export const wasSignedIn = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)

interface FoundScreen {
  screen: ScreenOfPage | null
  address: URL
  /** False for a path that no screen has. */
  isFound: boolean
}

/** Longest redirect chain to a screen: sign-in, an unknown next page, the start page, the first menu entry. */
const maxAddresses = 4

/**
 * The screen that a page most likely shows, and its address after the redirects that the shell will do. Only
 * prefetching and the status depend on it, so a wrong guess costs only time.
 */
export function screenAt(
  url: URL,
  signedIn: boolean,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): FoundScreen {
  const visitor = { tenant, partnerInsurer: null }
  let address = url
  for (let tried = 0; tried < maxAddresses; tried += 1) {
    const found = resolve(address.pathname, address.searchParams, {
      remotes,
      signedIn,
      next: nextPathIn(address.search),
      isAllowed: (gate) => isAllowed(gate, visitor),
    })
    if (found.kind === 'screen') return { screen: found, address, isFound: true }
    if (found.kind === 'not-found') return { screen: null, address, isFound: address !== url }
    address = new URL(found.to, url)
  }
  return { screen: null, address: url, isFound: true }
}

/** Views that a page starts with: its screen, then components of the slots that the screen shows at once. */
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
