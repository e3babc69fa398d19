import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { Term } from './Term.tsx'

const explanation = 'The pension that the state pays.'
const renderTerm = () => renderUi(<Term explanation={explanation}>AOW</Term>)
const getTermButton = () => screen.getByRole('button', { name: 'AOW' })

test('a term expands on touch, and collapses on the next', { tags: 'full' }, async () => {
  renderTerm()
  expect(screen.queryByText(explanation)).toBeNull()
  const place = screen.getByRole('status')
  expect(getComputedStyle(place).display).toBe('inline')
  await userEvent.pointer({ keys: '[TouchA]', target: getTermButton() })
  expect(place.textContent).toBe(explanation)
  expect(getComputedStyle(place).display).toBe('block')
  await userEvent.pointer({ keys: '[TouchA]', target: getTermButton() })
  expect(screen.queryByText(explanation)).toBeNull()
})

test.each(['{Enter}', ' '])('a term expands with the key %j, and announces its state', async (key) => {
  renderTerm()
  expect(getTermButton().getAttribute('aria-expanded')).toBe('false')
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(getTermButton().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(explanation).id).toBe(getTermButton().getAttribute('aria-controls'))
})
