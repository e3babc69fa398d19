import { Button } from '@portal/ui'
import { Form, useForm } from '@portal/ui/form'
import { renderForm, renderUi } from '@portal/ui/test'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import words from './block-texts/nl.json'
import { FileField } from './file-field.tsx'
import { MessageForm, type MessageFormProps } from './message.tsx'

const getSubmitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Versturen' })
/** Clicks several times before a render, as on a slow phone. */
const clickSubmitRepeatedly = (times: number) =>
  act(async () => {
    for (let time = 0; time < times; time++) getSubmitButton().click()
  })

test('a chosen file can be removed', { tags: 'full' }, async () => {
  const send = renderForm({ it: [] }, <FileField name="it" label="Field" prompt="Drop it" />)
  const payslip = new File(['%PDF-1.4\n/Type /Page\n%%EOF'], 'loonstrook.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText('Field'), payslip)
  await screen.findByText(/^Klaar om te versturen/)
  expect(await send()).toEqual({ it: [payslip] })
  await userEvent.click(screen.getByRole('button', { name: 'loonstrook.pdf weghalen' }))
  expect(await send()).toEqual({ it: [] })
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
