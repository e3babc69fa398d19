import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

type FieldLabel = string | RegExp

interface InvalidFormCase {
  /** Path of the form's source file within the remote. */
  file: string
  /** Opens the form; resolves to a function that returns the sent requests. */
  open: () => Promise<() => readonly unknown[]>
  /** Field labels with the text to type; an empty text clears the field. */
  typed: readonly (readonly [field: FieldLabel, text: string])[]
  /** Label of the field that becomes invalid. */
  wrong: FieldLabel
  /** Label of the button that submits the form or opens the review. */
  press: FieldLabel
}

/** Excludes the hidden select that mirrors a radio group. */
const isInteractive = (field: HTMLElement) => !field.matches('fieldset, [aria-hidden=true]')

const getField = (label: FieldLabel): HTMLElement =>
  screen.queryByRole('group', { name: label }) ??
  (screen.getAllByLabelText(label).find(isInteractive) as HTMLElement)

const isInvalidField = (field: HTMLElement) =>
  (field.matches('fieldset') ? field.querySelector('input') : field)?.getAttribute('aria-invalid') === 'true'

const getFieldDescription = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Tests that forms with an invalid value show an error, keep what was typed and send nothing (WCAG 3.3.6). */
export const testInvalidForms = (cases: readonly InvalidFormCase[]) =>
  test.each(cases)(
    '@WCAG-3.3.6 $file: an invalid value gives a field error, the typed values stay and nothing is sent',
    async ({ open, typed, wrong, press }) => {
      const sent = await open()
      for (const [label, text] of typed) {
        await userEvent.clear(getField(label))
        if (text !== '') await userEvent.type(getField(label), text)
      }
      await userEvent.tab()
      const readTypedValues = () => typed.map(([label]) => (getField(label) as HTMLInputElement).value)
      const [before, already] = [readTypedValues(), sent().length]
      await userEvent.click(screen.getByRole('button', { name: press }))
      await waitFor(() => {
        if (!isInvalidField(getField(wrong))) throw new Error(`${wrong} is not said to be wrong`)
      })
      expect(getFieldDescription(getField(wrong))).not.toBe('')
      expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0)
      expect(readTypedValues()).toEqual(before)
      expect(sent().length).toBe(already)
    },
  )
