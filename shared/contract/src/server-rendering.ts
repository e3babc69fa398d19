import type { Locale } from './language.ts'
import type { PublishedRemote } from './registry-snapshot.ts'
import type { ScreenSkeleton } from './skeleton.ts'
import type { Tenant } from './tenant.ts'

export interface ScreenRenderRequest {
  view: string
  /** Path without query, because server-rendered HTML must not contain personal data. */
  path: string
  tenant: Tenant
  wording: Locale
}

export interface LayoutRenderRequest {
  screen: { remote: string; route: string }
  skeleton?: ScreenSkeleton | undefined
  tenant: Tenant
  wording: Locale
  version: string
  remotes: readonly Pick<PublishedRemote, 'name' | 'version' | 'labels' | 'contributes'>[]
}

/**
 * CSS of an Emotion cache. The cache in the page takes over these rules by name, so that it does not insert them again.
 */
export interface ServerRenderedStyles {
  ruleNames: string
  css: string
}

export interface RenderedHtml {
  html: string
  styles: ServerRenderedStyles[]
  /**
   * Part of the HTML that the browser can paint later: `at` is the number of characters before it, `styles` its CSS.
   */
  second?: { at: number; styles: ServerRenderedStyles[] }
}

export interface ServerBundle<Request = ScreenRenderRequest> {
  /** @throws if rendering fails; the page then shows a skeleton */
  render(request: Request): Promise<RenderedHtml>
}

/** Creates the key that identifies server HTML of a screen. Only a screen with the same key hydrates it. */
export const createScreenKey = (screen: {
  remote: string
  hash: string
  view: string
  wording: Locale
}): string => `${screen.remote} ${screen.hash} ${screen.view} ${screen.wording}`

/**
 * Creates the key that identifies server HTML of a layout. Only a shell with the same screen and locale hydrates it.
 */
export const createLayoutKey = (frame: Pick<LayoutRenderRequest, 'screen' | 'wording'>): string =>
  `${frame.screen.remote}.${frame.screen.route} ${frame.wording}`
