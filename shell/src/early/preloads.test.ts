import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDeferredPreloads, addScreenCodeAfterFirstScript } from './preloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const requestedPaths = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

test('the code that follows the shell is requested in a separate task, in the page’s order', () => {
  document.body.innerHTML =
    '<template id="following"><link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js"></template>'
  addDeferredPreloads()
  expect(requestedPaths()).toEqual([])
  vi.runAllTimers()
  expect(requestedPaths()).toEqual(['/a.js', '/b.js'])
})

const whole =
  '<template id="screen-code"><link rel="preload" as="script" href="/screen.js"></template><template id="font" data-name="f" data-href="/f.woff2"><style>p{}</style></template><template id="following"><link rel="preload" as="script" href="/a.js"></template>'

test('the screen’s code is requested at once, then the font, then the rest', () => {
  document.body.innerHTML = whole
  addDeferredPreloads()
  expect(requestedPaths()).toEqual(['/screen.js', '/f.woff2'])
  vi.runAllTimers()
  expect(requestedPaths()).toEqual(['/screen.js', '/f.woff2', '/a.js'])
})

test('the screen’s code is requested when the first of the shell’s scripts has loaded, and only once', () => {
  document.body.innerHTML = `${whole}<img><script src="/react.js"></script>`
  addScreenCodeAfterFirstScript()
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  expect(requestedPaths()).toEqual([])
  document.querySelector('script')?.dispatchEvent(new Event('load'))
  expect(requestedPaths()).toEqual(['/screen.js'])
  addDeferredPreloads()
  expect(requestedPaths()).toEqual(['/screen.js', '/f.woff2'])
})

test('a page without further code requests nothing', () => {
  document.body.innerHTML = ''
  addDeferredPreloads()
  vi.runAllTimers()
  expect(requestedPaths()).toEqual([])
})
