import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { mockServer } from './mock.ts'

/** What jsdom lacks and screens use. */
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= NoResize
  window.matchMedia ??= (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

beforeAll(() => mockServer.listen())
afterAll(() => mockServer.close())
afterEach(async () => {
  mockServer.resetHandlers()
  vi.useRealTimers()
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
