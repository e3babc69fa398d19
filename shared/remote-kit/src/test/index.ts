/** Test utilities for remotes: a portal without a shell, and rendering of views. */
export { createStore, type WritableStore } from '../store.ts'
export { createFakePortal, type FakePortal } from './fake-portal.ts'
export { findOverlay } from './find-overlay.ts'
export { hydrateScreen } from './hydrate-screen.tsx'
export { loadSentMessages } from './load-sent-messages.ts'
export {
  quotaText,
  throwQuotaReached,
  throwTooLargeForProxy,
  tooLargeText,
} from './rejected-writes.ts'
export { renderView } from './render-view.tsx'
export { testInvalidForms } from './test-invalid-forms.ts'
