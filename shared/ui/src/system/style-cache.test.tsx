import { css } from '@emotion/react'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { elementStyles, nonCriticalStyles } from './global-styles.ts'
import { createStyleCache } from './style-cache.ts'
import { UiProvider } from './UiProvider.tsx'

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
  const page = addStyleElement(`p-global ${css(elementStyles).name}`, 'body{box-sizing:content-box}')
  const first = addStyleElement('p surface', '.p-surface{color:red}')
  const moved = new MutationObserver(() => {})
  moved.observe(document.head, { childList: true })
  const cache = createStyleCache()
  render(
    <UiProvider cache={cache} root>
      {null}
    </UiProvider>,
  )
  const gone = moved.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
  expect(gone).toEqual([])
  expect(cache.inserted).toMatchObject({ surface: true })
  expect(findStyleElementsWithText('box-sizing')).toEqual([page])
  expect(findStyleElementsWithText('p-surface')).toEqual([first])
})

test('rules within a screen move to the head before hydration', () => {
  const screen = document.createElement('div')
  document.body.append(screen)
  const second = addStyleElement(`p ${css(nonCriticalStyles).name} field`, '.p-field{color:blue}', screen)
  const cache = createStyleCache()
  expect(screen.children).toHaveLength(0)
  expect(second.parentElement).toBe(document.head)
  render(
    <UiProvider cache={cache} root>
      {null}
    </UiProvider>,
  )
  expect(findStyleElementsWithText('ui-breathe')).toEqual([])
  expect(findStyleElementsWithText('box-sizing')).toHaveLength(1)
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
