import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDeferredPreloads } from './preloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const asked = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

test('what follows the shell is asked for in a task after the one that began, in the page’s order', () => {
  document.body.innerHTML =
    '<template id="following"><link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js"></template>'
  addDeferredPreloads()
  expect(asked()).toEqual([])
  vi.runAllTimers()
  expect(asked()).toEqual(['/a.js', '/b.js'])
})

test('the screen’s code is asked for at once, with the font, and what follows after it', () => {
  document.body.innerHTML =
    '<template id="screen-code"><link rel="preload" as="script" href="/screen.js"></template><template id="font" data-name="f"><style>p{}</style></template><template id="following"><link rel="preload" as="script" href="/a.js"></template>'
  addDeferredPreloads()
  expect(asked()).toEqual(['/screen.js'])
  expect(document.head.querySelector('style')?.textContent).toBe('p{}')
  vi.runAllTimers()
  expect(asked()).toEqual(['/screen.js', '/a.js'])
})

test('a page with nothing to follow asks for nothing', () => {
  document.body.innerHTML = ''
  addDeferredPreloads()
  vi.runAllTimers()
  expect(asked()).toEqual([])
})
