import { createStore } from '@portal/remote-kit/store'

/** The outlet during server rendering. The server bundle uses this module instead of `mount/outlet`. */
export const outletHtml = { __html: '' }

/** Sets the HTML that the outlet shows until the screen mounts. */
export function fillOutlet(html: string): void {
  outletHtml.__html = `<div id="outlet" data-waiting="">${html}</div>`
}

/** Null, because the server has no DOM. */
export const outlet = null
export const clearOutlet = (): void => {}
export const isSkeletonShown = (): boolean => true

export const shownScreen = createStore(null)
