import type { Locale } from './language.ts'
import type { ScreenSkeleton } from './skeleton.ts'
import type { PublishedRemote } from './snapshot.ts'
import type { Tenant } from './tenant.ts'

export interface ScreenRenderRequest {
  view: string
  /** Without query: server rendering contains nothing personal. */
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

/** Style rules that Emotion in the page adopts, by rule name. */
export interface StaticStyles {
  names: string
  css: string
}

export interface RenderedHtml {
  html: string
  styles: StaticStyles[]
  /** Offset in characters up to which the page can be painted early, and the style rules of the rest. */
  second?: { at: number; styles: StaticStyles[] }
}

export interface ServerBundle<Request = ScreenRenderRequest> {
  /** @throws if rendering fails; the page then shows its skeleton */
  render(request: Request): Promise<RenderedHtml>
}

/** Only a screen with the same key hydrates the HTML. */
export const createScreenKey = (screen: {
  remote: string
  hash: string
  view: string
  wording: Locale
}): string => `${screen.remote} ${screen.hash} ${screen.view} ${screen.wording}`

/** Only a shell with the same screen and locale hydrates the HTML. */
export const createLayoutKey = (frame: Pick<LayoutRenderRequest, 'screen' | 'wording'>): string =>
  `${frame.screen.remote}.${frame.screen.route} ${frame.wording}`
