import { getDamages } from '@portal/contract/damage'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { featureGates } from '@portal/domain/feature-gate'
import { createFakePortal, type FakePortal, renderView } from '@portal/remote-kit/test'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createExampleDocument,
  createExampleMail,
  createExampleTask,
  createMortgageWithRequiredDocuments,
} from '../test/example-records.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import CountersSlot from './CountersSlot.tsx'
import FeedSlot from './FeedSlot.tsx'

const seenFields = { seen_by_customer: '2026-11-20T11:00:00+00:00' }

function mockExampleData(portal: FakePortal): FakePortal {
  portal.answer(getDocuments, { data: [createExampleDocument(), createExampleDocument({ id: 2 })] })
  portal.answer(getTenantDocuments, { data: [createExampleDocument({ id: 3 })] })
  portal.answer(getMortgages, { data: [createMortgageWithRequiredDocuments(['loonstrook', 'taxatie'])] })
  portal.answer(getDamages, { data: [] })
  portal.answer(getTasks, {
    data: {
      unfinished: [createExampleTask(seenFields)],
      finished: [createExampleTask({ id: 2, title: 'Al gedaan', status: 'answered', ...seenFields })],
    },
  })
  portal.answer(getActiveSignals, { data: [] })
  portal.answer(getNotes, { data: [] })
  portal.answer(getMails, {
    data: [createExampleMail(), createExampleMail({ id: 2, ...seenFields }, { subject: 'Gelezen mail' })],
  })
  return portal
}

test('@DASH-01 the customer’s documents, messages and tasks are counted, with the number of requested, new or open ones', async () => {
  await renderView(CountersSlot, { portal: mockExampleData(createFakePortal()), texts })
  expect(await screen.findByRole('link', { name: /^2 documenten\s*2 gevraagd$/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^2 berichten\s*1 nieuw$/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^4 taken\s*3 te doen$/ })).toBeTruthy()
})

test('@TENANT-11 if the tenant hides mortgages, their requests are neither counted nor read', {
  tags: 'full',
}, async () => {
  const portal = mockExampleData(createFakePortal())
  portal.isAllowed = (gate) => gate !== featureGates.mortgages
  await renderView(CountersSlot, { portal, texts })
  expect(await screen.findByRole('link', { name: /^2 documenten$/ })).toBeTruthy()
  expect(portal.sent.map(({ path }) => path)).not.toContain(getMortgages.path)
})

test('a counter with a failed read says so instead of showing zero, and other counters are shown', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getTasks, { data: { unfinished: [createExampleTask()], finished: [] } })
  portal.answer(getTenantDocuments, { data: [] })
  portal.answer(getDocuments, { data: [createExampleDocument()] })
  portal.answer(getNotes, { data: [] })
  await renderView(CountersSlot, { portal, texts })
  expect(await screen.findByRole('link', { name: /^1 document$/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Taken: Niet opgehaald' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Berichten: Niet opgehaald' })).toBeTruthy()
})

test('@DASH-03 @FEED-05 the feed has a tab for open and one for earlier items, and an open request is a warning', async () => {
  await renderView(FeedSlot, { portal: mockExampleData(createFakePortal()), texts })
  expect((await screen.findByText('2 documenten ontbreken')).textContent).toBe(
    'Let op: 2 documenten ontbreken',
  )
  expect(screen.getByText('Stuur je jaaropgave')).toBeTruthy()
  expect(screen.queryByText('Gelezen mail')).toBeNull()
  expect(screen.getByRole('tab', { name: /^Nieuw of te doen/ }).textContent).toBe('Nieuw of te doen4')
  await userEvent.click(screen.getByRole('tab', { name: nl.feed_before }))
  expect(screen.getByText('Gelezen mail')).toBeTruthy()
  expect(screen.getByText('Al gedaan')).toBeTruthy()
  expect(screen.queryByText('2 documenten ontbreken')).toBeNull()
})

test('@DASH-03 without items both tabs say so', { tags: 'full' }, async () => {
  const portal = mockExampleData(createFakePortal())
  portal.answer(getMortgages, { data: [] })
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  portal.answer(getMails, { data: [] })
  await renderView(FeedSlot, { portal, texts })
  expect(await screen.findByText(nl.feed_empty_waiting)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: nl.feed_before }))
  expect(screen.getByText(nl.feed_empty_before)).toBeTruthy()
})

test('@DASH-03 a customer without open items sees another text than a customer who never received anything', {
  tags: 'full',
}, async () => {
  const portal = mockExampleData(createFakePortal())
  portal.answer(getMortgages, { data: [] })
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  portal.answer(getMails, { data: [createExampleMail(seenFields)] })
  await renderView(FeedSlot, { portal, texts })
  expect(await screen.findByText(nl.feed_empty_all_read)).toBeTruthy()
})

test('if one kind cannot be read, the others are shown and the card says that something is missing', async () => {
  const portal = createFakePortal()
  portal.answer(getTasks, { data: { unfinished: [createExampleTask()], finished: [] } })
  await renderView(FeedSlot, { portal, texts })
  expect(await screen.findByText('Stuur je jaaropgave')).toBeTruthy()
  expect(screen.getByText(nl.feed_partial)).toBeTruthy()
})

test('the tenant’s newest message is above the feed, unless it is among the open items', {
  tags: 'full',
}, async () => {
  const portal = mockExampleData(createFakePortal())
  portal.answer(getMails, { data: [createExampleMail(seenFields, { subject: 'Rentevoorstel' })] })
  await renderView(FeedSlot, { portal, texts })
  const newest = await screen.findByRole('link', { name: /^Laatste bericht .* Rentevoorstel/ })
  expect(newest.getAttribute('href')).toBe('/berichten/mail-1')
  cleanup()
  await renderView(FeedSlot, { portal: mockExampleData(createFakePortal()), texts })
  await screen.findByText('2 documenten ontbreken')
  expect(screen.queryByText(/^Laatste bericht/)).toBeNull()
})
