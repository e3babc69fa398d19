export { createStaticStore, portal, setRenderedPage } from './portal.ts'
export { renderPage } from './render-page.tsx'
