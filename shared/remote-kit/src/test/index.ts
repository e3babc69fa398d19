/** What a remote's tests need: a portal without a shell, and a way to draw a view in it. */
export { createStore, type WritableStore } from '../store.ts'
export { type FormCase, sendWithMistake } from './checked-form.ts'
export { type FakePortal, fakePortal } from './fake-portal.ts'
export { findLayer } from './find-layer.ts'
export { quotaReached, quotaSentence, tooLargeForProxy, tooLargeSentence } from './refused-writes.ts'
export { renderView } from './render-view.tsx'
export { openSentList } from './sent-list.ts'
export { takeOver } from './take-over.tsx'
