import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'
import { renderForm } from './test/render-form.tsx'

const repaymentOptions = ['Annuïteit', 'Lineair', 'Aflossingsvrij'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

test('an option is chosen by keyboard, and the label names the control', { tags: 'full' }, async () => {
  const send = renderForm(
    { it: '' },
    <SelectField name="it" label="Field" options={repaymentOptions} placeholder="Kies" />,
    v.object({ it: v.pipe(v.string(), v.nonEmpty('Choose')) }),
  )
  expect(await send()).toBeNull()
  const trigger = screen.getByRole('combobox', { name: /Field/ })
  expect(trigger.getAttribute('aria-invalid')).toBe('true')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('option', { name: 'Lineair' }))
  await waitFor(() => expect(trigger.textContent).toContain('Lineair'))
  expect(await send()).toEqual({ it: 'lineair' })
})

test('@INPUT-08 the list is at most 300 pixels high, in rows of 45', async () => {
  renderForm({ it: '' }, <SelectField name="it" label="Field" options={repaymentOptions} />)
  await userEvent.click(screen.getByRole('combobox'))
  const list = await screen.findByRole('listbox')
  expect(getComputedStyle(list).maxHeight).toBe('300px')
  expect(getComputedStyle(screen.getAllByRole('option')[0] as Element).minHeight).toBe('45px')
})
