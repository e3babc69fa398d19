import { afterEach, expect, test } from 'vitest'
import { createStyleCache } from './style-cache.ts'

/** Adds a style element as the page server writes it. */
function addStyleElement(names: string, text: string, place: Element = document.head): HTMLStyleElement {
  const element = document.createElement('style')
  element.dataset.emotion = names
  element.textContent = text
  place.append(element)
  return element
}
const findStyleElementsWithText = (text: string) =>
  [...document.querySelectorAll('style')].filter(({ textContent }) => textContent?.includes(text))

afterEach(() => document.head.replaceChildren())

test('rules written by the page server stay in place, and none is written twice', () => {
  const first = addStyleElement('p surface', '.p-surface{color:red}')
  const moved = new MutationObserver(() => {})
  moved.observe(document.head, { childList: true })
  expect(createStyleCache().inserted).toMatchObject({ surface: true })
  expect(moved.takeRecords()).toEqual([])
  expect(findStyleElementsWithText('p-surface')).toEqual([first])
})

test('rules within a screen move to the head before hydration', () => {
  const screen = document.createElement('div')
  document.body.append(screen)
  const second = addStyleElement('p field', '.p-field{color:blue}', screen)
  createStyleCache()
  expect(screen.children).toHaveLength(0)
  expect(second.parentElement).toBe(document.head)
  screen.remove()
})

test('the sheet continues in new elements, and keeps the order of rules', () => {
  const { sheet } = createStyleCache()
  sheet.isSpeedy = true
  const rules = Array.from({ length: 120 }, (_, number) => `.p-${number} { color: red; }`)
  for (const rule of rules) sheet.insert(rule)
  const lists = sheet.tags.map(({ sheet: list }) => [...(list?.cssRules ?? [])].map(({ cssText }) => cssText))
  expect(lists.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(lists.flat().map((rule) => rule.split(' ')[0])).toEqual(rules.map((rule) => rule.split(' ')[0]))
})
