import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { DateField } from '../date-field.tsx'
import { FileField } from '../file-field.tsx'
import { MessageForm, type MessageFormProps } from '../message/MessageForm.tsx'
import { renderUi } from '../test/render.tsx'
import words from '../ui-texts/nl.json'
import { Form } from './Form.tsx'
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

/** Creates a file that stays unread until the test releases it. */
function createPendingFile(name: string, content: string) {
  const file = new File([content], name)
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0)).buffer
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  return { file, read: () => act(async () => resolve(bytes)) }
}
const pdfContent = '%PDF-1.4\n/Type /Page\n%%EOF'
const jpegContent = '\xff\xd8\xff\xe0'

function FilesForm({ onSubmit }: { onSubmit: (values: { files: File[] }) => void }) {
  const form = useForm({ defaultValues: { files: [] as File[] } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FileField name="files" label="Bijlage" prompt="Leg neer" most={5} />
      <Button type="submit">Versturen</Button>
    </Form>
  )
}
const getSentFileNames = (send: ReturnType<typeof vi.fn<(values: { files: File[] }) => void>>) =>
  send.mock.calls.map(([{ files }]) => files.map(({ name }) => name))

test('submitting while a file is being checked waits for it, and sends once with it', {
  tags: 'full',
}, async () => {
  const send = vi.fn<(values: { files: File[] }) => void>()
  renderUi(<FilesForm onSubmit={send} />)
  const { file, read } = createPendingFile('loonstrook.pdf', pdfContent)
  await userEvent.upload(screen.getByLabelText('Bijlage'), file)
  await clickSubmitRepeatedly(2)
  expect(getSubmitButton().closest('form')?.getAttribute('aria-busy')).toBe('true')
  expect(send).not.toHaveBeenCalled()
  await read()
  await waitFor(() => expect(getSentFileNames(send)).toEqual([['loonstrook.pdf']]))
  expect(getSubmitButton().closest('form')?.hasAttribute('aria-busy')).toBe(false)
})

test('sending a message while its file is being checked waits, and includes the file', {
  tags: 'full',
}, async () => {
  const send = vi.fn<MessageFormProps['send']>(async () => {})
  renderUi(<MessageForm label="Bericht" submit="Versturen" documents send={send} />)
  await userEvent.type(screen.getByRole('textbox'), 'Hierbij')
  const { file, read } = createPendingFile('loonstrook.pdf', pdfContent)
  const input = document.querySelector<HTMLInputElement>('input[data-upload=attachment]')
  await userEvent.upload(input as HTMLInputElement, file)
  await clickSubmitRepeatedly(1)
  expect(send).not.toHaveBeenCalled()
  await read()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(['loonstrook.pdf'])
})

test('a file that needs a decision blocks submitting, and is sent with a name that fits its type', {
  tags: 'full',
}, async () => {
  const send = vi.fn<(values: { files: File[] }) => void>()
  renderUi(<FilesForm onSubmit={send} />)
  const { file, read } = createPendingFile('loonstrook.pdf', jpegContent)
  await userEvent.upload(screen.getByLabelText('Bijlage'), [file, new File(['MZ'], 'programma.exe')])
  await clickSubmitRepeatedly(1)
  await read()
  expect(await screen.findAllByText(words.input_fields_document_undecided)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: words.upload_anyway }))
  await clickSubmitRepeatedly(1)
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'programma.exe weghalen' }))
  expect(screen.queryByText(words.input_fields_document_undecided)).toBeNull()
  await clickSubmitRepeatedly(1)
  await waitFor(() => expect(getSentFileNames(send)).toEqual([['loonstrook.jpg']]))
})
