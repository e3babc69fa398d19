import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { forgetDrafts } from './fake-drafts.ts'
import { endOfTest, mockServer } from './mock.ts'
import { QuietWorker } from './quiet-worker.ts'

/** What jsdom lacks and screens use. */
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize
globalThis.Worker ??= QuietWorker as unknown as typeof Worker
/** The build puts it into code that starts a worker. */
Object.assign(globalThis, { trustedScriptUrl: (address: string) => address })
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
/** Everything has a box: what moves the focus passes over an element without one. */
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
  /** The first drawing of a form or chart in a test file takes seconds on a busy machine. */
  configure({ asyncUtilTimeout: 20_000 })
})
afterAll(() => {
  mockServer.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
/** Styles go too: whatever asks what an element looks like goes through all there are. */
afterEach(() => {
  endOfTest()
  vi.useRealTimers()
  cleanup()
  if (typeof document !== 'undefined')
    for (const style of document.querySelectorAll('style[data-emotion]')) style.remove()
  forgetDrafts()
})
