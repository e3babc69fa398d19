/** Server rendering of a view: the portal and the extracted style rules. */

export { createStaticStore, portal, setRenderedPage as beginDrawing } from './portal.ts'
export { renderPage as drawPage } from './render-page.tsx'
