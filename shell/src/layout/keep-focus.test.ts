import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocusOnRemoval } from './keep-focus.ts'

let stop: () => void

beforeEach(() => {
  stop = keepFocusOnRemoval()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Renders HTML, focuses its button and removes the element that matches a selector. */
async function removeWithFocus(html: string, selector = 'button') {
  document.body.innerHTML = html
  document.querySelector('button')?.focus()
  document.querySelector(selector)?.remove()
  await Promise.resolve()
}

test.each([
  ['its section', '<main><section><p><button>Send</button></p></section></main>', 'SECTION'],
  ['the content', '<main tabindex="-1"><p><button>Send</button></p></main>', 'MAIN'],
  [
    'the open dialog',
    '<div role="dialog" data-state="open"><section><button>Next</button></section></div>',
    'DIV',
  ],
  [
    'the content',
    '<div role="dialog" data-state="closed"><button>Send</button></div><main tabindex="-1"></main>',
    'MAIN',
  ],
])('@WCAG-2.4.3 the focus of a removed button moves to %s', async (_, html, tag) => {
  await removeWithFocus(html)
  expect(document.activeElement?.tagName).toBe(tag)
})

test('@WCAG-2.4.3 the focus moves to the content that appears after a screen was removed', async () => {
  await removeWithFocus('<div><form><button>Sign in</button></form></div>', 'div')
  expect(document.activeElement).toBe(document.body)
  document.body.innerHTML = '<main tabindex="-1"></main>'
  await Promise.resolve()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

test('@WCAG-2.4.3 the focus moves too if it came from another element', async () => {
  document.body.innerHTML = '<section><input><button>Send</button></section>'
  document.querySelector('input')?.focus()
  document.querySelector('button')?.focus()
  await Promise.resolve()
  document.querySelector('button')?.remove()
  await Promise.resolve()
  expect(document.activeElement?.tagName).toBe('SECTION')
})

test('@WCAG-2.4.3 the focus of an element that had it at the start moves too', async () => {
  stop()
  document.body.innerHTML = '<section><input></section>'
  document.querySelector('input')?.focus()
  stop = keepFocusOnRemoval()
  document.querySelector('input')?.remove()
  await Promise.resolve()
  expect(document.activeElement?.tagName).toBe('SECTION')
})

test('the focus does not move if the customer has pressed beside the removed element', async () => {
  document.body.innerHTML = '<section><p>Text</p><button>Send</button></section>'
  const button = document.querySelector('button')
  button?.focus()
  document.querySelector('p')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  button?.blur()
  button?.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['pressed', (button: HTMLElement) => button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))],
  ['disabled', (button: HTMLElement) => button.blur()],
])('@WCAG-2.4.3 the focus of a button that is %s before it is removed moves too', async (_, prepare) => {
  document.body.innerHTML = '<section><button>Send</button></section>'
  const button = document.querySelector('button')
  if (!button) throw new Error('no button')
  button.focus()
  prepare(button)
  button.remove()
  await Promise.resolve()
  expect(document.activeElement?.tagName).toBe('SECTION')
})
