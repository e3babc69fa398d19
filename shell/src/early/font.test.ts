import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFont, showKnownFont } from './font.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())
const page = (name: string) => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="font" data-name="${name}"><style>@font-face{}</style></template>`
}
const isShown = () => document.head.querySelector('style') !== null

test('a device that had the font before shows it at once, another when the shell asks for it', () => {
  page('alan.1.woff2')
  showKnownFont()
  expect(isShown()).toBe(false)
  showFont()
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

test('a page that came with its font is left alone', () => {
  document.body.innerHTML = ''
  showFont()
  expect(isShown()).toBe(false)
})
