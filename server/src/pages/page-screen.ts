import type { Tenant } from '@portal/contract/tenant'
import { isGateOpen } from '@portal/domain/access-gate'
import { parseNextPath } from '@portal/domain/next-path'
import { type RemoteScreen, resolveRoute } from '@portal/domain/routing'
import type { PlacedRemote } from '../registry/page-remotes.ts'

export type PageScreen = RemoteScreen<PlacedRemote>

/** A view of a remote with which a page starts. */
export interface PageView {
  remote: PlacedRemote
  view: string
}

/** Whether a customer was signed in on this device last time. The shell sets this hint, which is not a secret. */
export const wasSignedIn = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)

interface FoundScreen {
  screen: PageScreen | null
  address: URL
  /** False for a path that no screen has. */
  isFound: boolean
}

/**
 * Maximum length of a chain of redirects to a screen: sign-in, an unknown next page, the start page, the first menu
 * entry.
 */
const maxRedirectedUrls = 4

/**
 * Finds the screen that a page most likely shows, and its URL after the redirects that the shell will do. Only
 * prefetching and the HTTP status depend on the result, so a wrong guess only costs time.
 */
export function findScreen(
  url: URL,
  signedIn: boolean,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): FoundScreen {
  const visitor = { tenant, partnerInsurer: null }
  let address = url
  for (let tried = 0; tried < maxRedirectedUrls; tried += 1) {
    const found = resolveRoute(address.pathname, address.searchParams, {
      remotes,
      signedIn,
      next: parseNextPath(address.search),
      isAllowed: (gate) => isGateOpen(gate, visitor),
    })
    if (found.kind === 'screen') return { screen: found, address, isFound: true }
    if (found.kind === 'not-found') return { screen: null, address, isFound: address !== url }
    address = new URL(found.to, url)
  }
  return { screen: null, address: url, isFound: true }
}

/** Lists the views with which a page starts: its screen, then the components of slots that the screen shows at once. */
export function listViews(
  screen: PageScreen | null,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): PageView[] {
  if (!screen) return []
  const { remote, route } = screen
  const visitor = { tenant, partnerInsurer: null }
  const entries = remotes.flatMap((remote) =>
    remote.contributes.slots
      .filter(({ slot, gate }) => route.shows?.includes(slot) && isGateOpen(gate, visitor))
      .map(({ view }) => ({ remote, view })),
  )
  return [{ remote, view: route.view }, ...entries]
}
