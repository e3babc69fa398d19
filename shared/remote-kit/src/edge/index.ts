/** For server rendering: the portal as it is there, and the style rules of what is rendered. */
export { drawPage } from './draw-page.tsx'
export { beginDrawing, portal, staticStore } from './portal.ts'
