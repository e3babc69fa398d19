import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appendDeferredPreloads, appendScreenCodeAfterFirstScript } from './preloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const listRequestedPaths = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

test('the code that follows the shell is requested in a separate task, in the page’s order', () => {
  document.body.innerHTML =
    '<template id="following"><link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js"></template>'
  appendDeferredPreloads()
  expect(listRequestedPaths()).toEqual([])
  vi.runAllTimers()
  expect(listRequestedPaths()).toEqual(['/a.js', '/b.js'])
})

const allPreloadsHtml =
  '<template id="screen-code"><link rel="preload" as="script" href="/screen.js"></template><template id="font" data-name="f" data-href="/f.woff2"><style>p{}</style></template><template id="following"><link rel="preload" as="script" href="/a.js"></template>'

test('the screen’s code is requested at once, then the font, then the rest', () => {
  document.body.innerHTML = allPreloadsHtml
  appendDeferredPreloads()
  expect(listRequestedPaths()).toEqual(['/screen.js', '/f.woff2'])
  vi.runAllTimers()
  expect(listRequestedPaths()).toEqual(['/screen.js', '/f.woff2', '/a.js'])
})

test('the screen’s code is requested when the first of the shell’s scripts has loaded, and only once', () => {
  document.body.innerHTML = `${allPreloadsHtml}<img><script src="/react.js"></script>`
  appendScreenCodeAfterFirstScript()
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  expect(listRequestedPaths()).toEqual([])
  document.querySelector('script')?.dispatchEvent(new Event('load'))
  expect(listRequestedPaths()).toEqual(['/screen.js'])
  appendDeferredPreloads()
  expect(listRequestedPaths()).toEqual(['/screen.js', '/f.woff2'])
})

test('a page without further code requests nothing', () => {
  document.body.innerHTML = ''
  appendDeferredPreloads()
  vi.runAllTimers()
  expect(listRequestedPaths()).toEqual([])
})
