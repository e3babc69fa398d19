/** For server rendering: the portal as it is there, and the style rules of what is rendered. */

export { beginRendering as beginDrawing, portal, staticStore } from './portal.ts'
export { renderPage as drawPage } from './render-page.tsx'
