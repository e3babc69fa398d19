import { getWorkQueue, type WorkQueueItemsOfKind } from '@portal/contract/desk/work-queue'
import { renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { todayPath } from '../shared/desk-paths.ts'
import { createDeskPortal, createRejectingResponse } from '../test/desk-portal.ts'
import { exampleQueue } from '../test/example-desk-data.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import TodayScreen from './TodayScreen.tsx'

async function renderTodayScreen(answer: readonly WorkQueueItemsOfKind[] | (() => never) = exampleQueue) {
  const portal = createDeskPortal()
  portal.answer(getWorkQueue, typeof answer === 'function' ? answer : { data: [...answer] })
  await renderView(TodayScreen, { portal, texts, path: todayPath })
  return portal
}
const findQueueSection = async (name: string) => within(await screen.findByRole('region', { name }))

test('kinds are in the server’s order with their open items, and empty kinds are named on one line', {
  tags: 'full',
}, async () => {
  await renderTodayScreen()
  await screen.findByText(`Verder wacht er niets: ${nl.kind_damage}.`)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    nl.kind_appointment,
    nl.kind_message,
    nl.kind_document,
    nl.kind_lead,
    nl.kind_edit,
    nl.kind_overdue,
    nl.kind_coming,
  ])
  expect((await findQueueSection(nl.kind_message)).getByText('7')).toBeTruthy()
})

test('a shortened list links to the full one, a complete list does not', {
  tags: 'full',
}, async () => {
  await renderTodayScreen()
  const messages = await findQueueSection(nl.kind_message)
  expect(messages.getByRole('link', { name: 'Alle 7 bekijken' }).getAttribute('href')).toBe('/desk/inbox')
  expect((await findQueueSection(nl.kind_document)).getAllByRole('link')).toHaveLength(1)
})

test('an item that waits long shows the number of days, and one of today shows its time', {
  tags: 'full',
}, async () => {
  await renderTodayScreen()
  expect((await findQueueSection(nl.kind_document)).getByText('Wacht 5 dagen')).toBeTruthy()
  const messages = await findQueueSection(nl.kind_message)
  expect(messages.getByText('26 nov 2026, 09.12')).toBeTruthy()
  expect(messages.queryByText(/^Wacht/)).toBeNull()
})

test.each([
  [nl.kind_appointment, 'Anna de Wit', 'Jaargesprek', '/desk/appointments?week=2026-11-27'],
  [nl.kind_message, 'Bram Jansen', 'Vraag over rente', '/desk/customers/2?view=conversation'],
  [nl.kind_document, 'Anna de Wit', 'loonstrook.pdf', '/desk/documents/21'],
  [nl.kind_lead, 'Anna de Wit', nl.lead_refinance, '/desk/customers/1?view=advice'],
  [nl.kind_edit, 'Bram Jansen', nl.form_mortgage, '/desk/edits#41'],
  [nl.kind_overdue, 'Anna de Wit', 'Paspoort', '/desk/customers/1?view=requests'],
  [nl.kind_coming, 'Anna de Wit', nl['coming_fixed-end'], '/desk/customers/1'],
])(
  'a row of %s shows %s and "%s", and links to the screen that handles it',
  { tags: 'full' },
  async (name, who, what, where) => {
    await renderTodayScreen()
    const part = await findQueueSection(name)
    expect(part.getByText(what)).toBeTruthy()
    expect(part.getByRole('link', { name: who }).getAttribute('href')).toBe(where)
  },
)

test('a date is shown as a date, and a timestamp with its time', {
  tags: 'full',
}, async () => {
  await renderTodayScreen()
  expect((await findQueueSection(nl.kind_appointment)).getByText('27 nov 2026, 10.00')).toBeTruthy()
  expect((await findQueueSection(nl.kind_coming)).getByText('10 dec 2026')).toBeTruthy()
})

test('without open items the screen says so', async () => {
  await renderTodayScreen([{ kind: 'message', count: 0, items: [] }])
  expect(await screen.findByRole('heading', { name: nl.today_empty })).toBeTruthy()
  expect(screen.queryByText(/^Verder wacht/)).toBeNull()
})

test('if open items cannot be read, the screen says so and the read can be retried', {
  tags: 'full',
}, async () => {
  const portal = await renderTodayScreen(createRejectingResponse(500))
  const panel = within(await screen.findByRole('alert'))
  expect(panel.getByText(nl.today_error)).toBeTruthy()
  portal.answer(getWorkQueue, { data: [...exampleQueue] })
  await userEvent.click(panel.getByRole('button'))
  expect(await screen.findByRole('region', { name: nl.kind_message })).toBeTruthy()
})
