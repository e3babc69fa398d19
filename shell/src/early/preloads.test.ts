import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  applyCachedFont,
  fetchFont,
  preloadFollowingCode,
  preloadScreenCodeAfterFirstScript,
} from './preloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const listRequestedPaths = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
const endLoading = (path: string, event: 'load' | 'error') =>
  document.querySelector(`[href="${path}"],[src="${path}"]`)?.dispatchEvent(new Event(event))

const preloadsHtml =
  '<template id="screen-code"><link rel="preload" as="script" href="/screen.js"><link rel="preload" as="script" href="/text.js"></template><template id="font" data-name="f" data-href="/f.woff2"><style>p{}</style></template><template id="following"><link rel="preload" as="script" href="/a.js"></template>'

/** Preloads the code of a page whose first script has loaded. */
async function preloadCode(html: string): Promise<{ following: Promise<void> }> {
  document.body.innerHTML = `${html}<script src="/react.js"></script>`
  const following = preloadFollowingCode(preloadScreenCodeAfterFirstScript())
  endLoading('/react.js', 'load')
  await vi.advanceTimersByTimeAsync(0)
  return { following }
}

test('the screen’s code is requested first; the font and other code, when it has loaded or failed', async () => {
  const { following } = await preloadCode(preloadsHtml)
  endLoading('/screen.js', 'load')
  await Promise.resolve()
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js'])
  endLoading('/text.js', 'error')
  await following
  expect(listRequestedPaths()).toEqual(['/screen.js', '/text.js', '/f.woff2', '/a.js'])
})

test('other code does not wait longer than three seconds for the screen’s code', async () => {
  const { following } = await preloadCode(preloadsHtml)
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
  const { following } = await preloadCode('')
  await following
  expect(listRequestedPaths()).toEqual([])
})

const renderFontTemplate = (name: string) => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="font" data-name="${name}" data-href="/${name}"><style>@font-face{}</style></template><div id="outlet" data-waiting=""></div>`
}
const findFontPreload = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload][type^=font]')
const isFontStyleApplied = () => document.head.querySelector('style') !== null

test('a device that used the font recently shows it at once, another one after it has loaded', () => {
  renderFontTemplate('alan.1.woff2')
  applyCachedFont()
  expect(isFontStyleApplied()).toBe(false)
  fetchFont()
  expect(isFontStyleApplied()).toBe(false)
  expect(findFontPreload()?.getAttribute('href')).toBe('/alan.1.woff2')
  findFontPreload()?.dispatchEvent(new Event('load'))
  expect(isFontStyleApplied()).toBe(true)
  renderFontTemplate('alan.1.woff2')
  applyCachedFont()
  expect(isFontStyleApplied()).toBe(true)
  renderFontTemplate('alan.2.woff2')
  applyCachedFont()
  expect(isFontStyleApplied()).toBe(false)
  renderFontTemplate('alan.1.woff2')
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  applyCachedFont()
  expect(isFontStyleApplied()).toBe(false)
})

test('a font that loads while the customer reads a screen is applied with the next screen', () => {
  renderFontTemplate('alan.1.woff2')
  delete document.getElementById('outlet')?.dataset.waiting
  fetchFont()
  findFontPreload()?.dispatchEvent(new Event('load'))
  expect(isFontStyleApplied()).toBe(false)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(isFontStyleApplied()).toBe(true)
})

test('a page that already has its font is unchanged', () => {
  document.body.innerHTML = ''
  fetchFont()
  expect(isFontStyleApplied()).toBe(false)
  expect(findFontPreload()).toBeNull()
})

test('a font that fails to load is left to the page’s style rules, which retry', () => {
  renderFontTemplate('alan.1.woff2')
  fetchFont()
  findFontPreload()?.dispatchEvent(new Event('error'))
  expect(isFontStyleApplied()).toBe(true)
})
