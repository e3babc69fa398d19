import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { showPressedByKey } from './pressed-by-key.ts'

beforeAll(showPressedByKey)
afterEach(() => document.body.replaceChildren())

const listPressedTexts = () =>
  [...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)

test('a link or button pressed by key looks pressed while the key is down', async () => {
  const user = userEvent.setup()
  document.body.innerHTML = '<a href="#open">Open</a><button type="button">Close</button><input>'
  const [link, button, field] = document.querySelectorAll<HTMLElement>('a, button, input')
  link?.focus()
  await user.keyboard('{Enter>}')
  expect(listPressedTexts()).toEqual(['Open'])
  await user.keyboard('{/Enter}')
  expect(listPressedTexts()).toEqual([])
  await user.keyboard('{ >}')
  expect(listPressedTexts()).toEqual([])
  await user.keyboard('{/ }')
  button?.focus()
  await user.keyboard('{ >}')
  expect(listPressedTexts()).toEqual(['Close'])
  field?.focus()
  expect(listPressedTexts()).toEqual([])
  await user.keyboard('{Enter}')
  expect(listPressedTexts()).toEqual([])
})
