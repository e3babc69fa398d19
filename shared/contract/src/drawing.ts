import type { Wording } from './language.ts'
import type { Tenant } from './tenant.ts'

/** What the edge asks of a remote's edge bundle: one screen, as a guest of a firm meets it. */
export interface DrawingRequest {
  view: string
  /** Path of the screen, without a query: nothing personal is ever drawn at the edge. */
  path: string
  tenant: Tenant
  wording: Wording
}

/** Style rules that Emotion in the page takes over by their names. */
export interface StaticStyles {
  names: string
  css: string
}

/** A screen as HTML, with the style rules it uses. */
export interface Drawing {
  html: string
  /** What the page begins with. */
  styles: StaticStyles[]
  /** Where in the HTML, in characters, a part begins without which the page may be painted; and what that part adds. */
  second?: { at: number; styles: StaticStyles[] }
}

/** What the edge bundle of a remote exports. */
export interface EdgeBundle {
  /** @throws when the screen cannot be drawn; the page then shows its skeleton. */
  draw(request: DrawingRequest): Promise<Drawing>
}

/** Names what stands drawn in a page, so that only the very same screen takes it over. */
export const drawingKey = (screen: {
  remote: string
  hash: string
  view: string
  wording: Wording
}): string => `${screen.remote} ${screen.hash} ${screen.view} ${screen.wording}`
