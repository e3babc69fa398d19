// @module-tag full
import type { CacheName } from '@portal/contract/cache-name'
import { getConversation, postDeskMessage, postHandled } from '@portal/contract/desk/conversation'
import { getDeskFile } from '@portal/contract/desk/file'
import type { FilledTemplate } from '@portal/contract/desk/template'
import { type FakePortal, findLayer } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { acts, refusing, roleIsKnown } from '../../../test/desk.ts'
import { exampleMessage } from '../../../test/example.ts'
import { exampleFile } from '../../../test/example-file.ts'
import { openCustomer } from '../../../test/open-customer.tsx'
import nl from '../../../texts/nl.json'

const open = (given: Parameters<typeof openCustomer>[0] = {}) =>
  openCustomer({ view: 'conversation', ...given })
const listedMessages = async () => {
  const list = await screen.findByRole('list', { name: nl.view_conversation })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item))
}
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLTextAreaElement
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function writeToCustomer() {
  await userEvent.type(await screen.findByRole('textbox', { name: nl.subject }), ' Je rente ')
  await userEvent.type(field(nl.message), 'Die loopt tot 2036.')
}
async function writeToColleagues() {
  await userEvent.click(await screen.findByRole('radio', { name: nl.write_to_colleagues }))
  expect(screen.queryByRole('textbox', { name: nl.subject })).toBeNull()
  await userEvent.type(field(nl.message), 'Bel eerst even.')
  await press(nl.note_keep)
}

test('messages are in order, with author, time, attachments and whether they were seen', async () => {
  await open()
  const [sent, answer, note, waiting] = await listedMessages()
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

test('a damage, an answer and a request for advice say that they are one; a seen answer says so', async () => {
  await open({
    messages: [
      exampleMessage({ kind: 'damage' }),
      exampleMessage({ id: 12, kind: 'lead' }),
      exampleMessage({ id: 13, from: 'tenant', kind: null, seen_at: '2026-11-25T12:00:00Z' }),
    ],
  })
  const [damage, lead, seen] = await listedMessages()
  expect(damage?.getByText(nl.said_damage)).toBeTruthy()
  expect(lead?.getByText(nl.said_lead)).toBeTruthy()
  expect(seen?.getByText(nl.seen_by_customer)).toBeTruthy()
})

test('only what waits can be marked as dealt with, and then it waits no more', async () => {
  const portal = await open()
  const button = await screen.findByRole('button', { name: nl.handled })
  portal.answer(getConversation, { data: [exampleMessage({ seen_at: '2026-11-26T10:00:00Z' })] })
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: nl.handled })).toBeNull())
  expect(acts(portal)).toEqual([{ path: '/desk/ZUIDER/inbox/11/handled' }])
})

test('a message that a colleague handled first shows their name', async () => {
  const portal = await open()
  portal.answer(
    postHandled,
    refusing(409, { error: 'decided', message: 'Ruben Smit was first: it was handled.' }),
  )
  await press(nl.handled)
  expect((await screen.findByRole('alert')).textContent).toBe('Ruben Smit was eerst: dit is al beslist.')
})

test('a message goes to the customer, and the form is empty again once it is there', async () => {
  const portal = await open()
  await writeToCustomer()
  await userEvent.click(screen.getByRole('checkbox', { name: nl.wants_answer }))
  await press(nl.message_send)
  await waitFor(() => expect(field(nl.message).value).toBe(''))
  const body = { subject: 'Je rente', text: 'Die loopt tot 2036.', wants_answer: true }
  expect(acts(portal)).toEqual([{ path: '/desk/ZUIDER/customers/1/messages', body }])
})

const template: FilledTemplate = {
  id: 3,
  name: 'Welkom',
  wanted: 'nl',
  wording: 'nl',
  subject: 'Welkom bij Zuider',
  text: 'Beste Anna,\n\nFijn dat je er bent.',
}

test('@DESK-14 a template stands filled in in the message, below what was typed, and can be changed', async () => {
  const portal = await open({ templates: [template, { ...template, id: 4, name: 'Anders' }] })
  const insert = await screen.findByRole('button', { name: nl.template_insert })
  await userEvent.click(insert)
  expect(field(nl.message).value).toBe('')
  await userEvent.selectOptions(screen.getByLabelText(nl.template), 'Welkom')
  await userEvent.click(insert)
  expect([field(nl.subject).value, field(nl.message).value]).toEqual([template.subject, template.text])
  await userEvent.clear(field(nl.subject))
  await userEvent.type(field(nl.subject), 'Eigen')
  await userEvent.type(field(nl.message), '{enter}Tot morgen', { initialSelectionStart: 10 })
  await userEvent.selectOptions(screen.getByLabelText(nl.template), 'Anders')
  await userEvent.click(insert)
  const text = `Beste Anna\nTot morgen,\n\n${template.text}\n\n\nFijn dat je er bent.`
  expect([field(nl.subject).value, field(nl.message).value]).toEqual(['Eigen', text])
  await press(nl.message_send)
  await waitFor(() => expect(acts(portal).at(-1)?.body).toMatchObject({ subject: 'Eigen', text }))
})

test('@DESK-14 that a customer gets another language than their own is said before it is sent', async () => {
  await open({ templates: [{ ...template, wanted: 'de' }] })
  await userEvent.selectOptions(await screen.findByLabelText(nl.template), 'Welkom')
  expect(await screen.findByText(/^Deze klant leest Duits \(informeel\)\./)).toBeTruthy()
})

test('@DESK-15 documents of the file go along; one that is gone meanwhile is refused, marked, and can be left out', async () => {
  const portal = await open()
  await writeToCustomer()
  await press(nl.attach)
  const dialog = within(await findLayer(nl.attach))
  await userEvent.type(dialog.getByRole('searchbox'), 'loon')
  const [found, ...more] = dialog.getAllByRole('checkbox')
  expect(more).toEqual([])
  await userEvent.click(found as HTMLElement)
  await userEvent.clear(dialog.getByRole('searchbox'))
  await userEvent.click(dialog.getAllByRole('checkbox')[1] as HTMLElement)
  await userEvent.click(dialog.getByRole('button', { name: '2 documenten toevoegen' }))
  const along = async () =>
    within(await screen.findByRole('list', { name: nl.attachments })).getAllByRole('listitem')
  expect(await along()).toHaveLength(2)
  const { documents } = exampleFile()
  const gone = documents[1]
  portal.answer(postDeskMessage, refusing(422, { errors: { documents: 'is not there' } }))
  portal.answer(getDeskFile, { data: exampleFile({ documents: documents.filter((one) => one !== gone) }) })
  await press(nl.message_send)
  expect((await screen.findByRole('alert')).textContent).toBe(nl.attachments_refused)
  await waitFor(async () => expect(within((await along())[1] as HTMLElement).getByText(nl.attachment_gone)))
  await userEvent.click(within((await along())[1] as HTMLElement).getByRole('button'))
  portal.answer(postDeskMessage, { data: { success: true } })
  await press(nl.message_send)
  await waitFor(() => expect(field(nl.message).value).toBe(''))
  const sent = acts(portal).map(({ body }) => (body as { documents: unknown }).documents)
  expect(sent).toEqual([[documents[0]?.id, gone?.id], [documents[0]?.id]])
  expect(screen.queryByRole('list', { name: nl.attachments })).toBeNull()
})

test('a note for colleagues goes to notes and never to the customer', async () => {
  const portal = await open()
  await writeToCustomer()
  await userEvent.clear(field(nl.message))
  await writeToColleagues()
  await waitFor(() => expect(field(nl.message).value).toBe(''))
  const body = { text: 'Bel eerst even.' }
  expect(acts(portal)).toEqual([{ path: '/desk/ZUIDER/customers/1/notes', body }])
})

test('what did not go keeps what was typed, and says so until something did', async () => {
  const portal = await open()
  portal.answer(postDeskMessage, refusing(500))
  await writeToCustomer()
  await press(nl.message_send)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.act_failed)
  expect([field(nl.subject).value, field(nl.message).value]).toEqual([' Je rente ', 'Die loopt tot 2036.'])
  await userEvent.clear(field(nl.message))
  await writeToColleagues()
  await waitFor(() => expect(field(nl.message).value).toBe(''))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(acts(portal).map(({ path }) => path.split('/').at(-1))).toEqual(['messages', 'notes'])
})

/** Names of stale reads among some. */
const outOfDate = ({ queries }: FakePortal, names: readonly CacheName[]) =>
  names.filter((name) => queries.getQueryState([name, 'seen'])?.isInvalidated)

test('an answer deals with what waits, so all lists of what waits are asked for anew', async () => {
  const lists: CacheName[] = ['DESK_INBOX', 'DESK_QUEUE', 'DESK_CUSTOMERS']
  const portal = await open()
  for (const name of lists) portal.queries.setQueryData([name, 'seen'], {})
  await writeToCustomer()
  await press(nl.message_send)
  await waitFor(() => expect(outOfDate(portal, lists)).toEqual(lists))
})

test('where nothing was said it says so', async () => {
  await open({ messages: [] })
  expect(await screen.findByText(nl.conversation_empty)).toBeTruthy()
})

test('a reader reads, and has nothing to press or fill in', async () => {
  const portal = await open({ role: 'reader' })
  expect(await listedMessages()).toHaveLength(4)
  await roleIsKnown(portal)
  expect(screen.queryByRole('button', { name: nl.handled })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
