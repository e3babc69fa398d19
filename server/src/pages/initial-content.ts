import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { isGateOpen } from '@portal/domain/access-gate'
import { type FirstReads, listFirstReads } from '@portal/domain/first-reads'
import type { PlacedRemote } from '../registry/page-remotes.ts'
import { readChosenLanguage, selectLocale } from './language.ts'
import { findScreen, listViews, type PageScreen, type PageView } from './page-screen.ts'
import type { RenderCache } from './rendering/render-cache.ts'
import { type RenderedScreen, renderGuestScreen } from './rendering/render-guest-screen.ts'
import { type RenderedLayout, renderLayout } from './rendering/render-layout.ts'

/** Content with which a page starts. */
export interface InitialContent {
  /** Language that the customer chose earlier; null for none. */
  language: Language | null
  /** The screen that the page most likely shows. */
  screen: PageScreen | null
  /** False for a path that no screen has. */
  isFound: boolean
  /** Views with which the page starts; the screen's own view comes first. */
  views: readonly PageView[]
  /** First reads of a customer's page. */
  reads: FirstReads | null
  /** The server-rendered screen, if there is one. */
  renderedScreen: RenderedScreen | null
  /** The server-rendered layout of a customer's page, if there is one. */
  renderedLayout: RenderedLayout | null
}

/** The parts of a page request that its initial content depends on. */
interface InitialContentRequest {
  url: URL
  cookie: string | undefined
  /** Whether a customer is signed in on this device, according to a cookie. */
  signedIn: boolean
  shell: ShellBuild
  /** Id of the page's release. */
  edition: string
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
}

/** Finds what a page most likely shows first, and renders it on the server if possible. */
export async function findInitialContent(
  { url, cookie, signedIn, shell, edition, remotes, tenant }: InitialContentRequest,
  { renderCache, assetsFolder }: { renderCache: RenderCache; assetsFolder: string },
): Promise<InitialContent> {
  const language = readChosenLanguage(cookie, url)
  const { screen, address, isFound } = findScreen(url, signedIn, remotes, tenant)
  const wording = selectLocale(language, tenant)
  const page = { screen, tenant, wording, folder: assetsFolder }
  const views = listViews(screen, remotes, tenant)
  const reads = findReadsOfScreen(screen, remotes, tenant)
  const [renderedScreen, renderedLayout] = await Promise.all([
    renderGuestScreen(renderCache, { ...page, address }),
    renderLayout(renderCache, { ...page, shell, edition, remotes }),
  ])
  return { language, screen, isFound, views, reads, renderedScreen, renderedLayout }
}

function findReadsOfScreen(
  screen: PageScreen | null,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
) {
  if (screen?.route.audience !== 'customer') return null
  return listFirstReads(screen.route, remotes, (gate) => isGateOpen(gate, { tenant, partnerInsurer: null }))
}

/** Used for a page whose path has no screen. */
export const createContentWithoutScreen = (cookie: string | undefined): InitialContent => ({
  language: readChosenLanguage(cookie),
  screen: null,
  isFound: false,
  views: [],
  reads: null,
  renderedScreen: null,
  renderedLayout: null,
})
