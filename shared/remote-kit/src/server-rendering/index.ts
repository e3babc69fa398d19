/** Server rendering of a view: the portal and the extracted style rules. */

export { portal, setRenderedPage as beginDrawing, staticStore } from './portal.ts'
export { renderPage as drawPage } from './render-page.tsx'
