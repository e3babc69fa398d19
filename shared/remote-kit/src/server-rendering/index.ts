/** Server rendering of a view: the portal and the extracted style rules. */

export { createStaticStore, portal, setRenderedPage } from './portal.ts'
export { renderPage } from './render-page.tsx'
