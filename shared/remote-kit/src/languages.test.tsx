// @module-tag full
import { UiProvider } from '@portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Languages } from './languages.tsx'
import { createStore, fakePortal } from './test/index.ts'

test('languages are offered, each has its own name, the current one is pressed and a click changes it', async () => {
  const current = createStore<{ language: 'nl' | 'en' | 'de'; formal: boolean }>({
    language: 'nl',
    formal: false,
  })
  const change = vi.fn((next: 'nl' | 'en' | 'de') => current.set({ language: next, formal: false }))
  const language = { current, change }
  render(
    <UiProvider cache={fakePortal().styles}>
      <Languages language={language} label="Taal" />
    </UiProvider>,
  )
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.lang)
  expect(screen.getByRole('group', { name: 'Taal' }).textContent).toBe('NederlandsEnglishDeutsch')
  expect(pressed()).toEqual(['nl'])
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(pressed()).toEqual(['de'])
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('de'))
  expect(pressed()).toEqual(['de'])
})
