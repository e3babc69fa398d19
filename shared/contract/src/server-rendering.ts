import type { Wording } from './language.ts'
import type { ScreenSkeleton } from './skeleton.ts'
import type { PublishedRemote } from './snapshot.ts'
import type { Tenant } from './tenant.ts'

/** What the edge asks of a remote's edge bundle: one screen, as a guest of a firm meets it. */
export interface ScreenRenderRequest {
  view: string
  /** Path of the screen, without a query: nothing personal is ever drawn at the edge. */
  path: string
  tenant: Tenant
  wording: Wording
}

/**
 * What the edge asks of the shell's edge bundle: the frame of a customer's page. Who the customer is, and how much there is
 * of anything, is not known there: the browser fills that in.
 */
export interface LayoutRenderRequest {
  /** Name of the remote, and id of its route, of the screen that the frame is for. */
  screen: { remote: string; route: string }
  /** The boxes of the screen, where its remote tells them. */
  skeleton?: ScreenSkeleton | undefined
  tenant: Tenant
  wording: Wording
  /** Of the shell, as the menu shows it. */
  version: string
  remotes: readonly Pick<PublishedRemote, 'name' | 'version' | 'labels' | 'contributes'>[]
}

/** Style rules that Emotion in the page takes over by their names. */
export interface StaticStyles {
  names: string
  css: string
}

/** A screen as HTML, with the style rules it uses. */
export interface RenderedHtml {
  html: string
  /** What the page begins with. */
  styles: StaticStyles[]
  /** Where in the HTML, in characters, a part begins without which the page may be painted; and what that part adds. */
  second?: { at: number; styles: StaticStyles[] }
}

/** What an edge bundle exports: a remote's, or the shell's. */
export interface ServerBundle<Request = ScreenRenderRequest> {
  /** @throws when what is asked for cannot be drawn; the page then shows its skeleton. */
  render(request: Request): Promise<RenderedHtml>
}

/** Names what stands drawn in a page, so that only the very same screen takes it over. */
export const renderedScreenKey = (screen: {
  remote: string
  hash: string
  view: string
  wording: Wording
}): string => `${screen.remote} ${screen.hash} ${screen.view} ${screen.wording}`

/** Names the frame that stands drawn in a page, so that the shell takes over that of the very screen it shows, in its words. */
export const renderedLayoutKey = (frame: Pick<LayoutRenderRequest, 'screen' | 'wording'>): string =>
  `${frame.screen.remote}.${frame.screen.route} ${frame.wording}`
