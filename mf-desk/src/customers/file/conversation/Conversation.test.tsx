// @module-tag full
import {
  getConversation,
  markInboxItemHandled,
  sendMessageToCustomer,
} from '@portal/contract/desk/conversation'
import { getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import type { FilledMessageTemplate } from '@portal/contract/desk/message-template'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests, waitForStaffRole } from '../../../test/desk-portal.ts'
import { createExampleCustomerFile } from '../../../test/example-customer-file.ts'
import { createExampleMessage } from '../../../test/example-desk-data.ts'
import { renderCustomerFile } from '../../../test/render-customer-file.tsx'
import nl from '../../../texts/nl.json'

const openConversation = (given: Parameters<typeof renderCustomerFile>[0] = {}) =>
  renderCustomerFile({ view: 'conversation', ...given })
const findListedMessages = async () => {
  const list = await screen.findByRole('list', { name: nl.view_conversation })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item))
}
const getTextField = (name: string) => screen.getByRole('textbox', { name }) as HTMLTextAreaElement
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function typeMessageToCustomer() {
  await userEvent.type(await screen.findByRole('textbox', { name: nl.subject }), ' Je rente ')
  await userEvent.type(getTextField(nl.message), 'Die loopt tot 2036.')
}
async function typeNoteForColleagues() {
  await userEvent.click(await screen.findByRole('radio', { name: nl.write_to_colleagues }))
  expect(screen.queryByRole('textbox', { name: nl.subject })).toBeNull()
  await userEvent.type(getTextField(nl.message), 'Bel eerst even.')
  await clickButton(nl.note_keep)
}

test('messages are in order, with author, time, attachments and whether they were seen', async () => {
  await openConversation()
  const [sent, answer, note, waiting] = await findListedMessages()
  expect(sent?.getByText('Klant, 25 nov 2026, 10.30')).toBeTruthy()
  expect(sent?.getByRole('link', { name: 'loonstrook.pdf' }).getAttribute('href')).toBe('/desk/documents/21')
  expect(answer?.getByText('Sanne Vermeulen, 25 nov 2026, 10.30')).toBeTruthy()
  expect(answer?.getByText('Je loonstrook')).toBeTruthy()
  expect(answer?.getByText(nl.not_seen)).toBeTruthy()
  expect(note?.getByText(nl.only_colleagues)).toBeTruthy()
  expect(note?.queryByText(nl.not_seen)).toBeNull()
  expect(waiting?.getByText('Wanneer loopt mijn rente af?')).toBeTruthy()
  expect(screen.queryByText(/^said_/)).toBeNull()
})

test('a damage, an answer and a request for advice are labelled, and a seen answer says so', async () => {
  await openConversation({
    messages: [
      createExampleMessage({ kind: 'damage' }),
      createExampleMessage({ id: 12, kind: 'lead' }),
      createExampleMessage({ id: 13, from: 'tenant', kind: null, seen_at: '2026-11-25T12:00:00Z' }),
    ],
  })
  const [damage, lead, seen] = await findListedMessages()
  expect(damage?.getByText(nl.said_damage)).toBeTruthy()
  expect(lead?.getByText(nl.said_lead)).toBeTruthy()
  expect(seen?.getByText(nl.seen_by_customer)).toBeTruthy()
})

test('only an open message can be marked as handled, and then it is not open any more', async () => {
  const portal = await openConversation()
  const button = await screen.findByRole('button', { name: nl.handled })
  portal.answer(getConversation, { data: [createExampleMessage({ seen_at: '2026-11-26T10:00:00Z' })] })
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: nl.handled })).toBeNull())
  expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/inbox/11/handled' }])
})

test('a message that a colleague handled first shows their name', async () => {
  const portal = await openConversation()
  portal.answer(
    markInboxItemHandled,
    createRejectingResponse(409, { error: 'decided', message: 'Ruben Smit was first: it was handled.' }),
  )
  await clickButton(nl.handled)
  expect((await screen.findByRole('alert')).textContent).toBe('Ruben Smit was eerst: dit is al beslist.')
})

test('a message is sent to the customer, and the form is empty afterwards', async () => {
  const portal = await openConversation()
  await typeMessageToCustomer()
  await userEvent.click(screen.getByRole('checkbox', { name: nl.wants_answer }))
  await clickButton(nl.message_send)
  await waitFor(() => expect(getTextField(nl.message).value).toBe(''))
  const body = { subject: 'Je rente', text: 'Die loopt tot 2036.', wants_answer: true }
  expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/customers/1/messages', body }])
})

const exampleFilledTemplate: FilledMessageTemplate = {
  id: 3,
  name: 'Welkom',
  wanted: 'nl',
  wording: 'nl',
  subject: 'Welkom bij Zuider',
  text: 'Beste Anna,\n\nFijn dat je er bent.',
}

test('@DESK-14 a template is inserted filled in, below the typed text, and can be edited', async () => {
  const portal = await openConversation({
    templates: [exampleFilledTemplate, { ...exampleFilledTemplate, id: 4, name: 'Anders' }],
  })
  const insert = await screen.findByRole('button', { name: nl.template_insert })
  await userEvent.click(insert)
  expect(getTextField(nl.message).value).toBe('')
  await userEvent.selectOptions(screen.getByLabelText(nl.template), 'Welkom')
  await userEvent.click(insert)
  expect([getTextField(nl.subject).value, getTextField(nl.message).value]).toEqual([
    exampleFilledTemplate.subject,
    exampleFilledTemplate.text,
  ])
  await userEvent.clear(getTextField(nl.subject))
  await userEvent.type(getTextField(nl.subject), 'Eigen')
  await userEvent.type(getTextField(nl.message), '{enter}Tot morgen', { initialSelectionStart: 10 })
  await userEvent.selectOptions(screen.getByLabelText(nl.template), 'Anders')
  await userEvent.click(insert)
  const text = `Beste Anna\nTot morgen,\n\n${exampleFilledTemplate.text}\n\n\nFijn dat je er bent.`
  expect([getTextField(nl.subject).value, getTextField(nl.message).value]).toEqual(['Eigen', text])
  await clickButton(nl.message_send)
  await waitFor(() => expect(getWriteRequests(portal).at(-1)?.body).toMatchObject({ subject: 'Eigen', text }))
})

test('@DESK-14 a message in another language than the customer’s shows a warning before it is sent', async () => {
  await openConversation({ templates: [{ ...exampleFilledTemplate, wanted: 'de' }] })
  await userEvent.selectOptions(await screen.findByLabelText(nl.template), 'Welkom')
  expect(await screen.findByText(/^Deze klant leest Duits \(informeel\)\./)).toBeTruthy()
})

test('@DESK-15 documents of the file are attached; one that was removed is rejected, marked, and can be detached', async () => {
  const portal = await openConversation()
  await typeMessageToCustomer()
  await clickButton(nl.attach)
  const dialog = within(await findOverlay(nl.attach))
  await userEvent.type(dialog.getByRole('searchbox'), 'loon')
  const [found, ...more] = dialog.getAllByRole('checkbox')
  expect(more).toEqual([])
  await userEvent.click(found as HTMLElement)
  await userEvent.clear(dialog.getByRole('searchbox'))
  await userEvent.click(dialog.getAllByRole('checkbox')[1] as HTMLElement)
  await userEvent.click(dialog.getByRole('button', { name: '2 documenten toevoegen' }))
  const findAttachments = async () =>
    within(await screen.findByRole('list', { name: nl.attachments })).getAllByRole('listitem')
  expect(await findAttachments()).toHaveLength(2)
  const { documents } = createExampleCustomerFile()
  const gone = documents[1]
  portal.answer(
    sendMessageToCustomer,
    createRejectingResponse(422, { errors: { documents: 'is not there' } }),
  )
  portal.answer(getDeskCustomerFile, {
    data: createExampleCustomerFile({ documents: documents.filter((one) => one !== gone) }),
  })
  await clickButton(nl.message_send)
  expect((await screen.findByRole('alert')).textContent).toBe(nl.attachments_refused)
  await waitFor(async () =>
    expect(within((await findAttachments())[1] as HTMLElement).getByText(nl.attachment_gone)),
  )
  await userEvent.click(within((await findAttachments())[1] as HTMLElement).getByRole('button'))
  portal.answer(sendMessageToCustomer, { data: { success: true } })
  await clickButton(nl.message_send)
  await waitFor(() => expect(getTextField(nl.message).value).toBe(''))
  const sent = getWriteRequests(portal).map(({ body }) => (body as { documents: unknown }).documents)
  expect(sent).toEqual([[documents[0]?.id, gone?.id], [documents[0]?.id]])
  expect(screen.queryByRole('list', { name: nl.attachments })).toBeNull()
})

test('a note for colleagues is sent to the notes, never to the customer', async () => {
  const portal = await openConversation()
  await typeMessageToCustomer()
  await userEvent.clear(getTextField(nl.message))
  await typeNoteForColleagues()
  await waitFor(() => expect(getTextField(nl.message).value).toBe(''))
  const body = { text: 'Bel eerst even.' }
  expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/customers/1/notes', body }])
})

test('a failed message keeps the typed text, with an error until a message is sent', async () => {
  const portal = await openConversation()
  portal.answer(sendMessageToCustomer, createRejectingResponse(500))
  await typeMessageToCustomer()
  await clickButton(nl.message_send)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.act_failed)
  expect([getTextField(nl.subject).value, getTextField(nl.message).value]).toEqual([
    ' Je rente ',
    'Die loopt tot 2036.',
  ])
  await userEvent.clear(getTextField(nl.message))
  await typeNoteForColleagues()
  await waitFor(() => expect(getTextField(nl.message).value).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getWriteRequests(portal).map(({ path }) => path.split('/').at(-1))).toEqual(['messages', 'notes'])
})

test('an answer handles the open message, so all lists of open items are refetched', async () => {
  const portal = await openConversation()
  portal.queries.setQueryData(['DESK', 'list'], {})
  await typeMessageToCustomer()
  await clickButton(nl.message_send)
  await waitFor(() => expect(portal.queries.getQueryState(['DESK', 'list'])?.isInvalidated).toBe(true))
})

test('without messages the screen says so', async () => {
  await openConversation({ messages: [] })
  expect(await screen.findByText(nl.conversation_empty)).toBeTruthy()
})

test('a reader sees the conversation without form and buttons', async () => {
  const portal = await openConversation({ role: 'reader' })
  expect(await findListedMessages()).toHaveLength(4)
  await waitForStaffRole(portal)
  expect(screen.queryByRole('button', { name: nl.handled })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
