/** Server rendering of a view: the portal and the extracted style rules. */

export { beginRendering as beginDrawing, portal, staticStore } from './portal.ts'
export { renderPage as drawPage } from './render-page.tsx'
