import type { Wording } from './language.ts'
import type { ScreenSkeleton } from './skeleton.ts'
import type { PublishedRemote } from './snapshot.ts'
import type { Tenant } from './tenant.ts'

/** Request for rendering a remote's screen for guests of a tenant. */
export interface ScreenRenderRequest {
  view: string
  /** Path of the screen without query: server rendering contains nothing personal. */
  path: string
  tenant: Tenant
  wording: Wording
}

/**
 * Request for rendering the layout of a customer's page. Customer and counts are unknown; the browser fills them in.
 */
export interface LayoutRenderRequest {
  /** Remote and route id of the layout's screen. */
  screen: { remote: string; route: string }
  /** Skeleton of the screen, if its remote has one. */
  skeleton?: ScreenSkeleton | undefined
  tenant: Tenant
  wording: Wording
  /** Version of the shell, shown in the menu. */
  version: string
  remotes: readonly Pick<PublishedRemote, 'name' | 'version' | 'labels' | 'contributes'>[]
}

/** Style rules that Emotion in the page adopts by their names. */
export interface StaticStyles {
  names: string
  css: string
}

/** Rendered HTML with the style rules that it uses. */
export interface RenderedHtml {
  html: string
  /** Rules placed in the head. */
  styles: StaticStyles[]
  /** Offset in the HTML, in characters, before which the page may be painted; and the rules of the part after it. */
  second?: { at: number; styles: StaticStyles[] }
}

/** Exports of a server bundle, of a remote or the shell. */
export interface ServerBundle<Request = ScreenRenderRequest> {
  /** @throws if rendering fails; the page then shows its skeleton */
  render(request: Request): Promise<RenderedHtml>
}

/** Identifies a rendered screen, so that only the same screen hydrates it. */
export const renderedScreenKey = (screen: {
  remote: string
  hash: string
  view: string
  wording: Wording
}): string => `${screen.remote} ${screen.hash} ${screen.view} ${screen.wording}`

/** Identifies a rendered layout, so that only the shell with the same screen and wording hydrates it. */
export const renderedLayoutKey = (frame: Pick<LayoutRenderRequest, 'screen' | 'wording'>): string =>
  `${frame.screen.remote}.${frame.screen.route} ${frame.wording}`
