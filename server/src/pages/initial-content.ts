import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { type FirstReads, firstReads } from '@portal/domain/first-reads'
import { isAllowed } from '@portal/domain/gate'
import type { PlacedRemote } from '../registry/page-remotes.ts'
import { chosenLanguage, wordingOf } from './language.ts'
import { type RenderedScreen, renderGuestScreen } from './rendering/guest-screen.ts'
import { type RenderedLayout, renderLayout } from './rendering/layout.ts'
import type { RenderCache } from './rendering/render-cache.ts'
import { type ScreenOfPage, screenAt, type ViewOfPage, viewsOf } from './screen.ts'

/** What a page starts with. */
export interface InitialContent {
  /** Language that the customer chose earlier; null for none. */
  language: Language | null
  /** The screen that the page most likely shows. */
  screen: ScreenOfPage | null
  /** False for a path that no screen has. */
  isFound: boolean
  /** Views that the page starts with: the screen's own first. */
  views: readonly ViewOfPage[]
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
  /** Whether somebody is signed in, according to a cookie. */
  signedIn: boolean
  shell: ShellBuild
  /** Release of the page. */
  edition: string
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
}

/** Finds what a page most likely shows first, and renders it where possible. */
export async function initialContentOf(
  { url, cookie, signedIn, shell, edition, remotes, tenant }: InitialContentRequest,
  { renderCache, assetsFolder }: { renderCache: RenderCache; assetsFolder: string },
): Promise<InitialContent> {
  const language = chosenLanguage(cookie, url)
  const { screen, address, isFound } = screenAt(url, signedIn, remotes, tenant)
  const wording = wordingOf(language, tenant)
  const page = { screen, tenant, wording, folder: assetsFolder }
  const views = viewsOf(screen, remotes, tenant)
  const reads = readsOf(screen, remotes, tenant)
  const [renderedScreen, renderedLayout] = await Promise.all([
    renderGuestScreen(renderCache, { ...page, address }),
    renderLayout(renderCache, { ...page, shell, edition, remotes }),
  ])
  return { language, screen, isFound, views, reads, renderedScreen, renderedLayout }
}

function readsOf(screen: ScreenOfPage | null, remotes: readonly PlacedRemote[], tenant: Tenant | null) {
  if (screen?.route.audience !== 'customer') return null
  return firstReads(screen.route, remotes, (gate) => isAllowed(gate, { tenant, partnerInsurer: null }))
}

/** A page without a screen. */
export const withoutScreen = (cookie: string | undefined): InitialContent => ({
  language: chosenLanguage(cookie),
  screen: null,
  isFound: false,
  views: [],
  reads: null,
  renderedScreen: null,
  renderedLayout: null,
})
