import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { EmptyBsnWorker } from './empty-bsn-worker.ts'
import { clearFakeDrafts } from './fake-drafts.ts'
import { mockServer, removeTestMocks } from './mock-calls.ts'

/** Replaces `ResizeObserver`, which jsdom lacks. It never reports a size. */
class InactiveResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= InactiveResizeObserver
globalThis.Worker ??= EmptyBsnWorker as unknown as typeof Worker
/** In production, the build defines this function. */
Object.assign(globalThis, { trustedScriptUrl: (address: string) => address })
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
/** jsdom gives no element a size, and focus handling skips elements without one. */
Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

beforeAll(() => {
  mockServer.listen()
  /** The first render of a form or chart in a test file takes seconds on a busy machine. */
  configure({ asyncUtilTimeout: 20_000 })
})
afterAll(() => {
  mockServer.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
/**
 * Also removes Emotion's style elements, because `getComputedStyle` in the test DOM goes through all rules in the
 * document.
 */
afterEach(() => {
  removeTestMocks()
  vi.useRealTimers()
  cleanup()
  if (typeof document !== 'undefined')
    for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
  clearFakeDrafts()
})
