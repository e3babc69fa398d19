import type { Tenant } from '@portal/contract/tenant'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { parseNextPath } from '@portal/domain/next-path'
import { type RemoteScreen, resolveRoute } from '@portal/domain/routing'
import { matchRoutes } from 'react-router'
import type { PageRemote } from '../registry/page-remotes.ts'

export type PageScreen = RemoteScreen<PageRemote>

export interface PageView {
  remote: PageRemote
  view: string
}

/** Whether the shell's cookie says that a customer is signed in. Anybody can set the cookie, so it proves nothing. */
export const hasSignedInCookie = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)

interface FoundScreen {
  screen: PageScreen | null
  address: URL
  /** False if no screen has this path. */
  isFound: boolean
}

/** Limit of redirects: sign-in, an unknown next page, the start page, and the first menu entry. */
const maxRedirectedUrls = 4

/**
 * Finds the screen that the page will most likely show, after the redirects that the shell makes. Only prefetching and
 * the HTTP status depend on the result.
 */
export function findPageScreen(
  url: URL,
  signedIn: boolean,
  remotes: readonly PageRemote[],
  tenant: Tenant | null,
): FoundScreen {
  const visitor = { tenant, partnerInsurer: null }
  let address = url
  for (let redirects = 0; redirects < maxRedirectedUrls; redirects += 1) {
    const found = resolveRoute(address.pathname, address.searchParams, {
      remotes,
      signedIn,
      next: parseNextPath(address.search),
      isAllowed: (gate) => isAccessAllowed(gate, visitor),
      matchRoutes,
    })
    if (found.kind === 'screen') return { screen: found, address, isFound: true }
    if (found.kind === 'not-found') return { screen: null, address, isFound: address !== url }
    address = new URL(found.to, url)
  }
  return { screen: null, address: url, isFound: true }
}

/** Lists the view of the screen, then the slot components that the screen shows at once. */
export function listPageViews(
  screen: PageScreen | null,
  remotes: readonly PageRemote[],
  tenant: Tenant | null,
): PageView[] {
  if (!screen) return []
  const { remote, route } = screen
  const visitor = { tenant, partnerInsurer: null }
  const entries = remotes.flatMap((remote) =>
    remote.contributes.slots
      .filter(({ slot, gate }) => route.shows?.includes(slot) && isAccessAllowed(gate, visitor))
      .map(({ view }) => ({ remote, view })),
  )
  return [{ remote, view: route.view }, ...entries]
}
