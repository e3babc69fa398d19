// @module-tag full
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { setUiTexts } from '../ui-texts/ui-texts.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Stepper } from './Stepper.tsx'

test('a stepper announces done, current and next steps in words', () => {
  renderUi(
    <Stepper
      label="Voortgang"
      current={2}
      steps={[{ title: 'A' }, { title: 'B', note: 'nog 1' }, { title: 'C' }]}
    />,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual([
    'A (klaar)',
    '2B (nu aan de beurt)nog 1',
    '3C (komt nog)',
  ])
})

test('@I18N-01 texts follow the current language at once, and one that is missing is Dutch', async () => {
  const retry = vi.fn()
  renderUi(<ErrorPanel onRetry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(retry).toHaveBeenCalledOnce()
  act(() => setUiTexts({ retry: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('heading').textContent).toBe('Dit onderdeel is even niet beschikbaar')
  act(() => setUiTexts({}))
})
