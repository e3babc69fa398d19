import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { DateField } from '../date-field.tsx'
import { draw } from '../test/draw.tsx'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { useForm, useFormContext } from './use-form.ts'

type Send = (values: { name: string }) => void | Promise<void>

const drawn = vi.fn()

/** Stands for a field that is right: it is drawn when its form is, or what that gives its fields. */
function Right() {
  useFormContext()
  drawn()
  return null
}

function Sent({ onSubmit, name = 'Anna' }: { onSubmit: Send; name?: string }) {
  const form = useForm({ defaultValues: { name } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Naam" rules={{ required: 'Vul je naam in' }} />
      <Right />
      <Button type="submit">Versturen</Button>
    </Form>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Versturen' })
/** Presses some times before anything is drawn anew, as fingers do on a slow phone. */
const press = (times: number) =>
  act(async () => {
    for (let time = 0; time < times; time++) button().click()
  })

test('a form that is pressed twice before it is drawn anew is sent once', async () => {
  let arrive: () => void = () => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (arrive = resolve)))
  draw(<Sent onSubmit={send} />)
  await press(3)
  expect(send).toHaveBeenCalledTimes(1)
  await press(1)
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => arrive())
  await press(1)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a press draws no field anew that is right, neither for being on its way nor for what comes of it', async () => {
  const send = vi.fn<Send>()
  draw(<Sent onSubmit={send} />)
  drawn.mockClear()
  button().click()
  await waitFor(() => expect(send).toHaveBeenCalled())
  await waitFor(() => expect(button().closest('form')?.hasAttribute('aria-busy')).toBe(false))
  expect(drawn).not.toHaveBeenCalled()
})

test('a form that was not sent, for a mistake in it or for want of an answer, can be sent again', async () => {
  const send = vi.fn<Send>(async () => {})
  draw(<Sent onSubmit={send} name="" />)
  await press(2)
  expect(send).not.toHaveBeenCalled()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'Anna' } })
  await press(1)
  await press(1)
  expect(send).toHaveBeenCalledTimes(2)
})

/** A form whose date is refused by who sends it: the field itself finds nothing wrong. */
function Refused() {
  const form = useForm({ defaultValues: { day: '2026-01-01' } })
  const refuse = () => form.setError('day', { message: 'Te vroeg' }, { shouldFocus: true })
  return (
    <Form form={form} onSubmit={refuse}>
      <DateField name="day" label="Dag" invalid="Geen datum" />
      <Button type="submit">Versturen</Button>
    </Form>
  )
}

test('a mistake that was found by who sends it stays at its field as the summary takes the focus, and goes with what is typed', async () => {
  draw(<Refused />)
  await press(1)
  const field = screen.getByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getAllByText('Te vroeg')).toHaveLength(2)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '2-1-2026' } })
  await waitFor(() => expect(screen.queryByText('Te vroeg')).toBeNull())
})
