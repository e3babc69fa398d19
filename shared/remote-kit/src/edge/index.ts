/** For what is drawn at the edge: the portal as it is there, the router, and the style rules of a drawing. */
export { drawPage } from './draw-page.tsx'
export { beginDrawing, portal, staticStore } from './portal.ts'
export { ScreenRouter } from './screen-router.tsx'
