// @module-tag full
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ComboboxField } from './combobox-field.tsx'
import { Dialog } from './dialog.tsx'
import { renderForm } from './test/render-form.tsx'

const manyOptions = Array.from({ length: 1200 }, (_, index) => ({
  value: `v${index}`,
  label: `Bank ${String(index).padStart(4, '0')}`,
}))
const renderCombobox = (options = manyOptions, it = '') =>
  renderForm({ it }, <ComboboxField name="it" label="Lender" options={options} />)
const getCombobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Lender' })
const getOptionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const getActiveOptionText = () =>
  document.getElementById(getCombobox().getAttribute('aria-activedescendant') ?? '')?.textContent

test('@EDITMORT-13 of more than a thousand options only some render; typing moves to a match, ignoring case and accents, and hides none', async () => {
  const send = renderCombobox([...manyOptions, { value: 'x', label: 'Crédit Lénd' }])
  await userEvent.click(getCombobox())
  expect((await screen.findAllByRole('option')).length).toBeLessThan(100)
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('1201')
  await userEvent.type(getCombobox(), 'CREDIT')
  expect(getActiveOptionText()).toBe('Crédit Lénd')
  expect(getOptionTexts()).toHaveLength(1201)
  expect(screen.getByRole('status').textContent).toBe('1 gevonden')
  await userEvent.keyboard('{Enter}')
  expect(getCombobox()).toHaveProperty('value', 'Crédit Lénd')
  expect(await send()).toEqual({ it: 'x' })
})

test('text typed before the options load moves to its option when they do', async () => {
  const comes = Promise.withResolvers<typeof manyOptions>()
  const LateOptionsField = () => {
    const [options, setOptions] = useState<typeof manyOptions>([])
    useEffect(() => void comes.promise.then(setOptions), [])
    return <ComboboxField name="it" label="Lender" options={options} pending={options.length === 0} />
  }
  const send = renderForm({ it: '' }, <LateOptionsField />)
  await userEvent.type(getCombobox(), 'bank 0007')
  expect(getActiveOptionText()).toBeUndefined()
  await act(async () => comes.resolve(manyOptions))
  await waitFor(() => expect(getActiveOptionText()).toBe('Bank 0007'))
  await userEvent.keyboard('{Enter}')
  expect(await send()).toEqual({ it: 'v7' })
})

test('arrow keys move from the selected option, and Escape restores it', async () => {
  const send = renderCombobox(manyOptions, 'v700')
  getCombobox().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(getActiveOptionText()).toBe('Bank 0700'))
  await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowUp}')
  expect(getActiveOptionText()).toBe('Bank 0706')
  await userEvent.keyboard('{Home}')
  expect(getActiveOptionText()).toBe('Bank 0706')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(getOptionTexts()).toEqual([]))
  expect(await send()).toEqual({ it: 'v700' })
})

test('leaving with a full name selects it, with a partial one changes nothing, with an empty one clears it', async () => {
  const send = renderCombobox(manyOptions, 'v1')
  const typeText = async (typed: string) => {
    await userEvent.clear(getCombobox())
    if (typed) await userEvent.type(getCombobox(), typed)
    await userEvent.tab()
  }
  await typeText('bank 0005')
  expect(await send()).toEqual({ it: 'v5' })
  await typeText('bank 00')
  expect(getCombobox()).toHaveProperty('value', 'Bank 0005')
  await typeText('')
  expect(await send()).toEqual({ it: '' })
})

test('a list opened by key closes on blur, also on touch devices, and the focus stays where it went', async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'))
  renderCombobox(manyOptions, 'v1')
  await userEvent.click(getCombobox())
  await screen.findAllByRole('option')
  await userEvent.tab()
  await waitFor(() => expect(getOptionTexts()).toEqual([]))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  expect(getCombobox()).toHaveProperty('value', 'Bank 0001')
})

test('Escape closes the list first, and the dialog around it only after that', async () => {
  const onClose = vi.fn()
  renderForm(
    { it: '' },
    <Dialog open onClose={onClose} title="Lender">
      <ComboboxField name="it" label="Lender" options={manyOptions} />
    </Dialog>,
  )
  await userEvent.type(await screen.findByRole('combobox', { name: 'Lender' }), 'bank 0005')
  expect(getActiveOptionText()).toBe('Bank 0005')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(getOptionTexts()).toEqual([]))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('an unknown text shows a message, and Enter selects nothing', async () => {
  const send = renderCombobox([
    { value: 'a', label: 'Kwart' },
    { value: 'b', label: 'De Kwart' },
  ])
  await userEvent.type(getCombobox(), 'de k')
  expect(getActiveOptionText()).toBe('De Kwart')
  await userEvent.type(getCombobox(), 'qqq')
  expect(screen.getByText('Niets gevonden voor ‘de kqqq’')).toBeTruthy()
  expect(getActiveOptionText()).toBeUndefined()
  await userEvent.keyboard('{Enter}')
  expect(await send()).toEqual({ it: '' })
})

test('while options load the list says so, and Enter neither selects nor submits', async () => {
  const send = renderForm({ it: '' }, <ComboboxField name="it" label="Lender" options={[]} pending />)
  await userEvent.type(getCombobox(), 'cred{Enter}')
  expect(screen.getByText('Bezig met laden')).toBeTruthy()
  expect(screen.queryByText(/Niets gevonden/)).toBeNull()
  expect(getCombobox()).toHaveProperty('value', 'cred')
  expect(await send()).toEqual({ it: '' })
})
