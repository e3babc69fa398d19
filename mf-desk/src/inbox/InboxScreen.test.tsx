import { getDeskInbox } from '@portal/contract/desk/conversation'
import { renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inboxPath } from '../shared/desk-paths.ts'
import { createDeskPortal, createRejectingResponse } from '../test/desk-portal.ts'
import { exampleInbox } from '../test/example-desk-data.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import InboxScreen from './InboxScreen.tsx'

async function renderInboxScreen(answer: typeof exampleInbox | (() => never) = exampleInbox) {
  const portal = createDeskPortal()
  portal.answer(getDeskInbox, typeof answer === 'function' ? answer : { data: [...answer] })
  await renderView(InboxScreen, { portal, texts, path: inboxPath })
}

test('the message that waits longest is first, with customer, kind, content and waiting time', {
  tags: 'full',
}, async () => {
  await renderInboxScreen()
  const [first, second] = (await screen.findAllByRole('listitem')).map((row) => within(row))
  expect(first?.getByText('Bram Jansen')).toBeTruthy()
  expect(first?.getByText(nl.said_damage)).toBeTruthy()
  expect(first?.getByText('Lekkage op zolder')).toBeTruthy()
  expect(first?.getByText('Wacht 6 dagen')).toBeTruthy()
  expect(second?.getByText('25 nov 2026, 10.30')).toBeTruthy()
  expect(second?.queryByText(/^said_/)).toBeNull()
  expect(screen.getByText(/^2 berichten wachten/)).toBeTruthy()
})

test('a message links to the conversation with its customer', { tags: 'full' }, async () => {
  await renderInboxScreen()
  const link = await screen.findByRole('link', { name: 'Anna de Wit' })
  expect(link.getAttribute('href')).toBe('/desk/customers/1?view=conversation')
})

test('without messages the screen says so', { tags: 'full' }, async () => {
  await renderInboxScreen([])
  expect(await screen.findByText(nl.inbox_empty)).toBeTruthy()
})

test('if messages cannot be read, the screen says so', async () => {
  await renderInboxScreen(createRejectingResponse(500))
  expect(within(await screen.findByRole('alert')).getByText(nl.inbox_error)).toBeTruthy()
})
