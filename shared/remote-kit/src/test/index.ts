/** Test utilities for remotes: a portal without a shell, and rendering of views. */
export { createStore, type WritableStore } from '../store.ts'
export { type FormCase, sendWithMistake } from './checked-form.ts'
export { type FakePortal, fakePortal } from './fake-portal.ts'
export { findLayer } from './find-layer.ts'
export { hydrateScreen } from './hydrate-screen.tsx'
export { quotaReached, quotaSentence, tooLargeForProxy, tooLargeSentence } from './refused-writes.ts'
export { renderView } from './render-view.tsx'
export { openSentList } from './sent-list.ts'
