import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadFollowingCode, preloadScreenCodeAfterFirstScript } from './preloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
})
afterEach(() => void vi.useRealTimers())

const listRequestedPaths = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
const endLoading = (path: string, event: 'load' | 'error') =>
  document.querySelector(`[href="${path}"],[src="${path}"]`)?.dispatchEvent(new Event(event))

const preloadsHtml =
  '<template id="screen-code"><link rel="preload" as="script" href="/screen.js"><link rel="preload" as="script" href="/text.js"></template><template id="font" data-name="f" data-href="/f.woff2"><style>p{}</style></template><template id="following"><link rel="preload" as="script" href="/a.js"></template>'

test('the screen’s code is requested at once; the font and other code, when it has loaded or failed', async () => {
  document.body.innerHTML = preloadsHtml
  const following = preloadFollowingCode()
  endLoading('/screen.js', 'load')
  await Promise.resolve()
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js'])
  endLoading('/text.js', 'error')
  await following
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js', '/f.woff2', '/a.js'])
})

test('other code does not wait longer than three seconds for the screen’s code', async () => {
  document.body.innerHTML = preloadsHtml
  const following = preloadFollowingCode()
  await vi.advanceTimersByTimeAsync(2999)
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js'])
  await vi.advanceTimersByTimeAsync(1)
  await following
  expect(listRequestedPaths()).toContain('/a.js')
})

test('the screen’s code is requested when the first of the shell’s scripts has loaded, and only once', async () => {
  document.body.innerHTML = `${preloadsHtml}<img src="/b.png"><script src="/react.js"></script>`
  const screenCode = preloadScreenCodeAfterFirstScript()
  const following = preloadFollowingCode(screenCode)
  endLoading('/b.png', 'load')
  await vi.advanceTimersByTimeAsync(0)
  expect(listRequestedPaths()).toEqual([])
  endLoading('/react.js', 'load')
  await vi.advanceTimersByTimeAsync(0)
  for (const path of ['/screen.js', '/text.js']) endLoading(path, 'load')
  await following
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js', '/f.woff2', '/a.js'])
})

test('a page without further code requests nothing', async () => {
  document.body.innerHTML = ''
  await preloadFollowingCode()
  expect(listRequestedPaths()).toEqual([])
})
