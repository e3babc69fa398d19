import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

type Label = string | RegExp

/** One form of a remote, as a test finds it. */
export interface FormCase {
  /** The file that has it, from the remote's folder of sources. */
  file: string
  /** Opens it, and answers how to tell what it has sent. */
  open: () => Promise<() => readonly unknown[]>
  /** What is typed, field by field; an empty text empties the field. */
  typed: readonly (readonly [field: Label, text: string])[]
  /** The field in which something is wrong then. */
  wrong: Label
  /** The button that sends the form, or shows what would be sent. */
  press: Label
}

/** What became of a form that was sent with something wrong in it. */
export interface CheckedForm {
  /** The mistake is told at its field, in words, and above the form. */
  told: boolean
  /** All that was typed is there still. */
  kept: boolean
  /** What went out. */
  sent: number
}

/** Whether somebody can do something with it: not so the select that a list of choices keeps for the browser. */
const isShown = (field: HTMLElement) => !field.matches('fieldset, [aria-hidden=true]')

/** A field by its label: one to type in, or a group to choose from. */
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

/** Fills a form in with a mistake, presses its button, and tells what became of it (WCAG 3.3.6). */
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
    told: descriptionOf(fieldOf(wrong)) !== '' && screen.queryAllByRole('alert').length > 0,
    kept: JSON.stringify(values()) === JSON.stringify(before),
    sent: sent().length - already,
  }
}
