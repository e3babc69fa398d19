import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { DateField } from '../date-field.tsx'
import { renderUi } from '../test/render.tsx'
import { Form } from './Form.tsx'
import { PostcodeField } from './PostcodeField.tsx'
import { TextField } from './TextField.tsx'
import { useForm, useFormContext } from './use-form.ts'

type SubmitHandler = (values: { name: string }) => void | Promise<void>

const onFieldRender = vi.fn()

/** A valid field that counts how often it renders. */
function RenderCountingField() {
  useFormContext()
  onFieldRender()
  return null
}

function NameForm({ onSubmit, name = 'Anna' }: { onSubmit: SubmitHandler; name?: string }) {
  const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Vul je naam in')) })
  const form = useForm({ schema, defaultValues: { name } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Naam" />
      <RenderCountingField />
      <Button type="submit">Versturen</Button>
    </Form>
  )
}

const getSubmitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Versturen' })
/** Clicks several times before a render, as on a slow phone. */
const clickSubmitRepeatedly = (times: number) =>
  act(async () => {
    for (let time = 0; time < times; time++) getSubmitButton().click()
  })

test('clicking submit twice before rendering sends the form once', { tags: 'full' }, async () => {
  let arrive: () => void = () => {}
  const send = vi.fn<SubmitHandler>(() => new Promise((resolve) => (arrive = resolve)))
  renderUi(<NameForm onSubmit={send} />)
  await clickSubmitRepeatedly(3)
  expect(send).toHaveBeenCalledTimes(1)
  await clickSubmitRepeatedly(1)
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => arrive())
  await clickSubmitRepeatedly(1)
  expect(send).toHaveBeenCalledTimes(2)
})

test('submitting does not render valid fields again', async () => {
  const send = vi.fn<SubmitHandler>()
  renderUi(<NameForm onSubmit={send} />)
  onFieldRender.mockClear()
  getSubmitButton().click()
  await waitFor(() => expect(send).toHaveBeenCalled())
  await waitFor(() => expect(getSubmitButton().closest('form')?.hasAttribute('aria-busy')).toBe(false))
  expect(onFieldRender).not.toHaveBeenCalled()
})

test('a form that failed validation or sending can be sent again', { tags: 'full' }, async () => {
  const send = vi.fn<SubmitHandler>(async () => {})
  renderUi(<NameForm onSubmit={send} name="" />)
  await clickSubmitRepeatedly(2)
  expect(send).not.toHaveBeenCalled()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'Anna' } })
  await clickSubmitRepeatedly(1)
  await clickSubmitRepeatedly(1)
  expect(send).toHaveBeenCalledTimes(2)
})

/** A form that rejects its date on submit, although the field is valid. */
function RejectedDateForm() {
  const form = useForm({ defaultValues: { day: '2026-01-01' } })
  const rejectDate = () => form.setError('day', { message: 'Te vroeg' }, { shouldFocus: true })
  return (
    <Form form={form} onSubmit={rejectDate}>
      <DateField name="day" label="Dag" invalid="Geen datum" />
      <Button type="submit">Versturen</Button>
    </Form>
  )
}

test('an error found on submit stays at its field while the summary takes the focus, and disappears on typing', {
  tags: 'full',
}, async () => {
  renderUi(<RejectedDateForm />)
  await clickSubmitRepeatedly(1)
  const field = screen.getByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(screen.getAllByText('Te vroeg')).toHaveLength(2)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '2-1-2026' } })
  await waitFor(() => expect(screen.queryByText('Te vroeg')).toBeNull())
})

interface SingleFieldFormProps {
  onSubmit: (value: string) => void
  children: ReactNode
}

function SingleFieldForm({ onSubmit, children }: SingleFieldFormProps) {
  const form = useForm({ defaultValues: { it: '' } })
  return (
    <Form form={form} onSubmit={({ it }) => onSubmit(it)}>
      {children}
      <Button type="submit">Versturen</Button>
    </Form>
  )
}

test.each([
  ['@INPUT-06 a date', '1/3/2026', '2026-03-01', <DateField key="date" name="it" label="Dag" />],
  ['@INPUT-05 a postcode', '1234ab', '1234 AB', <PostcodeField key="postcode" name="it" label="Postcode" />],
])('%s that is submitted with Enter has its format', async (_, typed, value, field) => {
  const onSubmit = vi.fn()
  renderUi(<SingleFieldForm onSubmit={onSubmit}>{field}</SingleFieldForm>)
  await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(value))
})
