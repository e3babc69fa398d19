import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Label = string | RegExp

/** Test case for one form. */
export interface FormCase {
  /** Path of the form's file within the remote's sources. */
  file: string
  /** Opens the form; resolves to a function that returns what was sent. */
  open: () => Promise<() => readonly unknown[]>
  /** Field labels with the text to type; an empty text clears the field. */
  typed: readonly (readonly [field: Label, text: string])[]
  /** The field that is then invalid. */
  wrong: Label
  /** The button that submits the form or opens the review. */
  press: Label
}

/** Result of submitting a form with an invalid field. */
export interface CheckedForm {
  /** The error is shown at the field and above the form. */
  isErrorShown: boolean
  /** All typed values are still in the form. */
  isInputKept: boolean
  /** Number of requests. */
  sent: number
}

/** Whether the user can interact with it; excludes the hidden select that mirrors a radio group. */
const isShown = (field: HTMLElement) => !field.matches('fieldset, [aria-hidden=true]')

/** Finds a field by its label: an input or a group of choices. */
const fieldOf = (label: Label): HTMLElement =>
  screen.queryByRole('group', { name: label }) ??
  (screen.getAllByLabelText(label).find(isShown) as HTMLElement)

const isInvalid = (field: HTMLElement) =>
  (field.matches('fieldset') ? field.querySelector('input') : field)?.getAttribute('aria-invalid') === 'true'

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Fills in a form with an invalid value, submits it and checks the result (WCAG 3.3.6). */
export async function sendWithMistake({ open, typed, wrong, press }: FormCase): Promise<CheckedForm> {
  const sent = await open()
  for (const [label, text] of typed) {
    await userEvent.clear(fieldOf(label))
    if (text !== '') await userEvent.type(fieldOf(label), text)
  }
  await userEvent.tab()
  const values = () => typed.map(([label]) => (fieldOf(label) as HTMLInputElement).value)
  const [before, already] = [values(), sent().length]
  await userEvent.click(screen.getByRole('button', { name: press }))
  await waitFor(() => {
    if (!isInvalid(fieldOf(wrong))) throw new Error(`${wrong} is not said to be wrong`)
  })
  return {
    isErrorShown: descriptionOf(fieldOf(wrong)) !== '' && screen.queryAllByRole('alert').length > 0,
    isInputKept: JSON.stringify(values()) === JSON.stringify(before),
    sent: sent().length - already,
  }
}
