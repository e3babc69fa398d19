// @module-tag full
import { UiProvider } from '@portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LanguageSwitch } from './languages.tsx'
import { createFakePortal, createStore } from './test/index.ts'

test('each offered language has its own name, the current one is pressed, and a click changes it', async () => {
  const current = createStore<{ language: 'nl' | 'en' | 'de'; formal: boolean }>({
    language: 'nl',
    formal: false,
  })
  const change = vi.fn((next: 'nl' | 'en' | 'de') => current.set({ language: next, formal: false }))
  const language = { current, change }
  render(
    <UiProvider cache={createFakePortal().styles}>
      <LanguageSwitch language={language} label="Taal" />
    </UiProvider>,
  )
  const getPressedLabels = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.lang)
  expect(screen.getByRole('group', { name: 'Taal' }).textContent).toBe('NederlandsEnglishDeutsch')
  expect(getPressedLabels()).toEqual(['nl'])
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(getPressedLabels()).toEqual(['de'])
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('de'))
  expect(getPressedLabels()).toEqual(['de'])
})
