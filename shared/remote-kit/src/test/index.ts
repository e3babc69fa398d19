/** What a remote's tests need: a portal without a shell, and a way to draw a view in it. */
export { type FakePortal, fakePortal, type Settable, settable } from './fake-portal.ts'
export { findLayer } from './find-layer.ts'
export { renderView } from './render-view.tsx'
export { takeOver } from './take-over.tsx'
