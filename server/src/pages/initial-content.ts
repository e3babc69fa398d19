import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { type FirstReads, firstReads } from '@portal/domain/first-reads'
import { isAllowed } from '@portal/domain/gate'
import type { PlacedRemote } from '../registry/placed.ts'
import { chosenLanguage, wordingOf } from './language.ts'
import { type RenderedScreen, renderGuestScreen } from './rendering/guest-screen.ts'
import { type RenderedLayout, renderLayout } from './rendering/layout.ts'
import type { RenderCache } from './rendering/render-cache.ts'
import { type ScreenOfPage, screenAt, type ViewOfPage, viewsOf } from './screen.ts'

/** What a page begins with. */
export interface InitialContent {
  /** Chosen by the customer earlier, if at all. */
  language: Language | null
  /** The screen that the page will most likely show. */
  screen: ScreenOfPage | null
  /** What it is made of: the screen's own view first. */
  views: readonly ViewOfPage[]
  /** What it reads first, where it is a customer's. */
  reads: FirstReads | null
  /** The screen itself, drawn, if it could be. */
  renderedScreen: RenderedScreen | null
  /** What stands around it, drawn, where it is a customer's and that could be. */
  renderedLayout: RenderedLayout | null
}

/** A request for a page, as far as its beginning depends on it. */
interface InitialContentRequest {
  url: URL
  cookie: string | undefined
  /** Whether somebody is signed in, as far as is known. */
  signedIn: boolean
  shell: ShellBuild
  /** Names everything the page is made of. */
  edition: string
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
}

/** Finds what a page most likely shows first, and has it drawn where that can be. */
export async function initialContentOf(
  { url, cookie, signedIn, shell, edition, remotes, tenant }: InitialContentRequest,
  { renderCache, assetsFolder }: { renderCache: RenderCache; assetsFolder: string },
): Promise<InitialContent> {
  const language = chosenLanguage(cookie, url)
  const { screen, address } = screenAt(url, signedIn, remotes, tenant)
  const wording = wordingOf(language, tenant)
  const page = { screen, tenant, wording, folder: assetsFolder }
  const views = viewsOf(screen, remotes, tenant)
  const reads = readsOf(screen, remotes, tenant)
  const [renderedScreen, renderedLayout] = await Promise.all([
    renderGuestScreen(renderCache, { ...page, address }),
    renderLayout(renderCache, { ...page, shell, edition, remotes }),
  ])
  return { language, screen, views, reads, renderedScreen, renderedLayout }
}

function readsOf(screen: ScreenOfPage | null, remotes: readonly PlacedRemote[], tenant: Tenant | null) {
  if (screen?.route.audience !== 'customer') return null
  return firstReads(screen.route, remotes, (gate) => isAllowed(gate, { tenant, partnerInsurer: null }))
}

/** A page that shows no screen. */
export const withoutScreen = (cookie: string | undefined): InitialContent => ({
  language: chosenLanguage(cookie),
  screen: null,
  views: [],
  reads: null,
  renderedScreen: null,
  renderedLayout: null,
})
