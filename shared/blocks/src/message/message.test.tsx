import { TextField } from '@portal/ui/form'
import { renderUi } from '@portal/ui/test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MessageForm, type MessageFormProps } from './MessageForm.tsx'

const renderMessageForm = (props: Partial<MessageFormProps> = {}) => {
  const send = vi.fn<MessageFormProps['send']>(async () => {})
  renderUi(<MessageForm label="Je bericht" submit="Versturen" documents send={send} {...props} />)
  return send
}
const attachFile = async (name = 'brief.pdf') => {
  const input = document.querySelector<HTMLInputElement>('input[data-upload=attachment]')
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4 /Type /Page %%EOF'], name))
  await screen.findByText(/^Klaar om te versturen/)
}
const clickButton = (name = 'Versturen') => userEvent.click(screen.getByRole('button', { name }))
/** Clicks twice before a render, as on a slow phone. */
const clickSendTwice = () =>
  act(async () => {
    const button = screen.getByRole('button', { name: 'Versturen' })
    button.click()
    button.click()
  })

test('@MSG-02 @MSG-03 a message is sent once, however often it is clicked, and confirmed', {
  tags: 'full',
}, async () => {
  let arrive: () => void = () => {}
  const send = vi.fn<MessageFormProps['send']>(() => new Promise((resolve) => (arrive = resolve)))
  renderMessageForm({ send })
  await userEvent.type(screen.getByRole('textbox'), 'Hallo')
  await clickSendTwice()
  expect(send).toHaveBeenCalledTimes(1)
  const busy = await screen.findByRole('button', { name: 'Bezig met versturen' })
  await userEvent.click(busy)
  await userEvent.click(busy)
  fireEvent.submit(busy.closest('form') as HTMLFormElement)
  expect(send).toHaveBeenCalledTimes(1)
  arrive()
  expect(await screen.findByText('Je bericht is verstuurd')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(send).toHaveBeenCalledTimes(1)
})

test('@MSG-02 a message written after another has its own key', {
  tags: 'full',
}, async () => {
  const send = renderMessageForm()
  for (const words of ['Hallo', 'Nog iets']) {
    await userEvent.type(screen.getByRole('textbox'), words)
    await clickButton()
    await screen.findByText('Je bericht is verstuurd')
  }
  const [first, second] = send.mock.calls.map(([written]) => written)
  expect([first?.text, second?.text]).toEqual(['Hallo', 'Nog iets'])
  expect(second?.key).not.toBe(first?.key)
})

test('@MSG-04 @MSG-02 a failed message keeps its text, and a retry uses the same key', async () => {
  const send = vi.fn<MessageFormProps['send']>(async () => {
    if (send.mock.calls.length === 1) throw new Error('500')
  })
  renderMessageForm({ send })
  await userEvent.type(screen.getByRole('textbox'), 'Hallo')
  await clickButton()
  expect(await screen.findByText('Je bericht is niet verstuurd')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Hallo')
  await clickButton('Probeer opnieuw')
  await screen.findByText('Je bericht is verstuurd')
  const [first, second] = send.mock.calls.map(([written]) => written)
  expect(second).toMatchObject({ text: 'Hallo', key: first?.key })
})

test('@MSG-02 a resumed draft is sent with its earlier key, and its arrival is reported', {
  tags: 'full',
}, async () => {
  const onTyped = vi.fn()
  const send = renderMessageForm({
    resumedDraft: { text: 'Hallo', values: {}, key: 'eerste-sleutel' },
    onTyped,
  })
  await userEvent.type(screen.getByRole('textbox'), ' daar')
  expect(onTyped).toHaveBeenLastCalledWith({ text: 'Hallo daar', values: {}, key: 'eerste-sleutel' })
  await clickButton()
  await screen.findByText('Je bericht is verstuurd')
  expect(send.mock.calls[0]?.[0]).toMatchObject({ text: 'Hallo daar', key: 'eerste-sleutel' })
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ text: '' }))
})

test('additional fields show above the message, and are sent with it', { tags: 'full' }, async () => {
  const onTyped = vi.fn()
  const send = renderMessageForm({
    fields: { values: { subject: '' }, children: <TextField name="subject" label="Onderwerp" /> },
    resumedDraft: { text: 'Hallo', values: { subject: 'Rente' }, key: 'eerste-sleutel' },
    onTyped,
  })
  const subject = screen.getByLabelText('Onderwerp')
  expect(subject).toHaveProperty('value', 'Rente')
  await userEvent.type(subject, ' vast')
  expect(onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ values: { subject: 'Rente vast' } }))
  await clickButton()
  await screen.findByText('Je bericht is verstuurd')
  expect(send.mock.calls[0]?.[0]).toMatchObject({ text: 'Hallo', values: { subject: 'Rente vast' } })
  expect(subject).toHaveProperty('value', '')
})

test('@MSG-06 @MSG-07 text is required, which the summary says, and a document is included', async () => {
  const send = renderMessageForm()
  await clickButton()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Dit is nog nodig')
  expect(summary.textContent).toContain('Schrijf erbij waar het over gaat')
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), 'Zie bijlage')
  await attachFile()
  await clickButton()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(['brief.pdf'])
})

test('@MSG-05 an optional document is not required, and spaces do not count as text', async () => {
  const send = renderMessageForm()
  await userEvent.type(screen.getByRole('textbox'), '   ')
  await clickButton()
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), 'Hallo')
  await clickButton()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('@UPLOAD-10 an attachment above 2 MB is rejected with the limit, and not sent', {
  tags: 'full',
}, async () => {
  const send = renderMessageForm()
  await userEvent.type(screen.getByRole('textbox'), 'Hallo')
  const input = document.querySelector<HTMLInputElement>('input[data-upload=attachment]')
  const large = new File(['%PDF-1.4', new Uint8Array(2 * 1024 * 1024)], 'groot.pdf')
  await userEvent.upload(input as HTMLInputElement, large)
  expect(
    await screen.findByText(/^Dit bestand is 2,1 MB\. Elk bestand mag hoogstens 2 MB zijn\.$/),
  ).toBeTruthy()
  await clickButton()
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'groot.pdf weghalen' }))
  await clickButton()
  await waitFor(() => expect(send.mock.calls[0]?.[0].files).toEqual([]))
})
