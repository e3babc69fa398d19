import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFont, showKnownFont } from './font.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())
const page = (name: string) => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="font" data-name="${name}" data-href="/${name}"><style>@font-face{}</style></template>`
}
const preload = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload][type^=font]')
const isShown = () => document.head.querySelector('style') !== null

test('a device that used the font recently shows it at once, another one after it has loaded', () => {
  page('alan.1.woff2')
  showKnownFont()
  expect(isShown()).toBe(false)
  fetchFont()
  expect(isShown()).toBe(false)
  expect(preload()?.getAttribute('href')).toBe('/alan.1.woff2')
  preload()?.dispatchEvent(new Event('load'))
  expect(isShown()).toBe(true)
  page('alan.1.woff2')
  showKnownFont()
  expect(isShown()).toBe(true)
  page('alan.2.woff2')
  showKnownFont()
  expect(isShown()).toBe(false)
  page('alan.1.woff2')
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  showKnownFont()
  expect(isShown()).toBe(false)
})

test('a page that already has its font is unchanged', () => {
  document.body.innerHTML = ''
  fetchFont()
  expect(isShown()).toBe(false)
  expect(preload()).toBeNull()
})

test('a font that fails to load is left to the page’s style rules, which retry', () => {
  page('alan.1.woff2')
  fetchFont()
  preload()?.dispatchEvent(new Event('error'))
  expect(isShown()).toBe(true)
})
