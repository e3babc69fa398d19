import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { type FirstReads, listFirstReads } from '@portal/domain/first-reads'
import { parseNextPath } from '@portal/domain/next-path'
import { type RemoteScreen, resolveRoute } from '@portal/domain/routing'
import { matchRoutes } from 'react-router'
import type { PageRemote } from '../registry/tenant-registry.ts'
import { readChosenLanguage, selectLocale } from './page-request.ts'
import type { RenderCache } from './rendering/render-cache.ts'
import { type RenderedScreen, renderGuestScreen } from './rendering/render-guest-screen.ts'
import { type RenderedLayout, renderLayout } from './rendering/render-layout.ts'

export type PageScreen = RemoteScreen<PageRemote>

export interface PageView {
  remote: PageRemote
  view: string
}

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

export interface InitialContent {
  /** Null if the customer chose none. */
  language: Language | null
  /** The screen that the page will most likely show. */
  screen: PageScreen | null
  /** False if no screen has this path. */
  isFound: boolean
  /** The view of the screen comes first. */
  views: readonly PageView[]
  /** API requests with which a customer's page starts; null on a guest's page. */
  reads: FirstReads | null
  renderedScreen: RenderedScreen | null
  renderedLayout: RenderedLayout | null
}

interface InitialContentRequest {
  url: URL
  cookie: string | undefined
  /** Whether a customer is signed in on this device, according to a cookie. */
  signedIn: boolean
  shell: ShellBuild
  edition: string
  remotes: readonly PageRemote[]
  tenant: Tenant | null
}

/**
 * Finds the screen, views and API requests with which the page most likely starts, and renders the screen on the server
 * if possible.
 */
export async function findInitialContent(
  { url, cookie, signedIn, shell, edition, remotes, tenant }: InitialContentRequest,
  { renderCache, assetsFolder }: { renderCache: RenderCache; assetsFolder: string },
): Promise<InitialContent> {
  const language = readChosenLanguage(cookie, url)
  const { screen, address, isFound } = findPageScreen(url, signedIn, remotes, tenant)
  const locale = selectLocale(language, tenant)
  const page = { screen, tenant, locale, folder: assetsFolder }
  const views = listPageViews(screen, remotes, tenant)
  const reads = findReadsOfScreen(screen, remotes, tenant)
  const [renderedScreen, renderedLayout] = await Promise.all([
    renderGuestScreen(renderCache, { ...page, address }),
    renderLayout(renderCache, { ...page, shell, edition, remotes }),
  ])
  return { language, screen, isFound, views, reads, renderedScreen, renderedLayout }
}

function findReadsOfScreen(screen: PageScreen | null, remotes: readonly PageRemote[], tenant: Tenant | null) {
  if (screen?.route.audience !== 'customer') return null
  return listFirstReads(screen.route, remotes, (gate) =>
    isAccessAllowed(gate, { tenant, partnerInsurer: null }),
  )
}

export const createContentWithoutScreen = (cookie: string | undefined): InitialContent => ({
  language: readChosenLanguage(cookie),
  screen: null,
  isFound: false,
  views: [],
  reads: null,
  renderedScreen: null,
  renderedLayout: null,
})
