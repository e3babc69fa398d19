/** The outlet during server rendering; the server bundle uses this module instead of `mount/outlet`. */
export const outletHtml = { __html: '' }

/** Sets the HTML to show in the outlet until the screen mounts. */
export function fillOutlet(html: string): void {
  outletHtml.__html = `<div id="outlet" data-waiting="">${html}</div>`
}

/** There is no DOM during server rendering. */
export const outlet = null
export const clearOutlet = (): void => {}
export const isWaiting = (): boolean => true
