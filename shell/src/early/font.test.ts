import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyCachedFont, fetchFont } from './font.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())
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
