/** Where screens stand, as the edge draws it: in the edge bundle the build puts this in the place of `mount/outlet`. */
export const outletHtml = { __html: '' }

/** Draws this where the screen will stand, until it does. */
export function fillOutlet(html: string): void {
  outletHtml.__html = `<div id="outlet" data-waiting="">${html}</div>`
}

/** There is no element at the edge, and nothing that asks for one. */
export const outlet = null
export const clearOutlet = (): void => {}
export const isWaiting = (): boolean => true
