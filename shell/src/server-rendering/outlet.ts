/** The outlet during server rendering; the server bundle uses this module instead of `mount/outlet`. */
export const outletHtml = { __html: '' }

/** Sets the HTML that the outlet shows until the screen mounts. */
export function fillOutlet(html: string): void {
  outletHtml.__html = `<div id="outlet" data-waiting="">${html}</div>`
}

/** Null, because there is no DOM during server rendering. */
export const outlet = null
export const clearOutlet = (): void => {}
export const isPlaceholderShown = (): boolean => true
