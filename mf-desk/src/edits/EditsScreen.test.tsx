import { getCustomerEditsToReview, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import { findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  createDeskPortal,
  createRejectingResponse,
  getWriteRequests,
  waitForStaffRole,
} from '../test/desk-portal.ts'
import { createExampleEdit } from '../test/example-desk-data.ts'
import { renderEdits } from '../test/render-edits.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import EditsScreen from './EditsScreen.tsx'

const findCustomerCard = async (name: string) => within(await screen.findByRole('region', { name }))
const clickButtonWithin = async (place: ReturnType<typeof within>, name: string) =>
  userEvent.click(await place.findByRole('button', { name }))
const verdictPath = '/desk/ZUIDER/edits/41/verdict'

/** Returns the rows of the table of changes: name, old and new value of each field. */
const findListedChanges = async (name: string) =>
  (await findCustomerCard(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

test('a change is shown per field, with formatted names, amounts, percentages and dates', {
  tags: 'full',
}, async () => {
  await renderEdits()
  expect(await findListedChanges(nl.form_mortgage)).toEqual([
    [nl.field_interest, '3,10%', '3,85%'],
    [nl.field_remaining_debt, '€ 98.475,00', nl.nothing],
    [nl.field_fixed_until, nl.nothing, '1 mrt 2036'],
    [nl.field_nhg, nl.no, nl.yes],
    [nl.field_fixed_duration, '120', '240'],
  ])
  expect(await findListedChanges(nl.form_contact_details)).toEqual([
    [nl.field_mobile, '0612345678', '0687654321'],
  ])
  expect(screen.getByText(/^2 wijzigingen wachten/)).toBeTruthy()
})

test('a change shows whose file it is in and how long it has been waiting', { tags: 'full' }, async () => {
  await renderEdits()
  const mortgage = await findCustomerCard(nl.form_mortgage)
  expect(mortgage.getByRole('link', { name: 'Bram Jansen' }).getAttribute('href')).toBe('/desk/customers/2')
  expect(mortgage.getByText('26 nov 2026, 09.12')).toBeTruthy()
  expect((await findCustomerCard(nl.form_contact_details)).getByText('Wacht 6 dagen')).toBeTruthy()
})

test('a field without a text keeps its wire name, and a change without stored values says so', {
  tags: 'full',
}, async () => {
  await renderEdits({
    waiting: [
      createExampleEdit({ changes: [{ path: 'living.2.plot_size', from: 300, to: 310 }] }),
      createExampleEdit({ id: 42, form: 'retirement', changes: [] }),
    ],
  })
  expect(await findListedChanges(nl.form_mortgage)).toEqual([['plot_size', '300', '310']])
  expect((await findCustomerCard(nl.form_retirement)).getByText(nl.edit_untold)).toBeTruthy()
})

test('approving a change removes it from the list', { tags: 'full' }, async () => {
  const portal = await renderEdits()
  await clickButtonWithin(await findCustomerCard(nl.form_mortgage), nl.approve)
  await waitFor(() => expect(screen.queryByRole('region', { name: nl.form_mortgage })).toBeNull())
  expect(getWriteRequests(portal)).toEqual([{ path: verdictPath, body: { verdict: 'approved' } }])
  expect(screen.getByRole('region', { name: nl.form_contact_details })).toBeTruthy()
})

test('rejecting a change requires a reason, and the dialog names the customer', {
  tags: 'full',
}, async () => {
  const portal = await renderEdits()
  await clickButtonWithin(await findCustomerCard(nl.form_mortgage), nl.send_back)
  const dialog = within(await findOverlay(/Terugsturen/))
  expect(dialog.getByText('Bram Jansen')).toBeTruthy()
  expect(dialog.getByText(nl.send_back_hint)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(nl.reason), 'Die rente klopt niet')
  await clickButtonWithin(dialog, nl.send_back)
  const body = { verdict: 'sent_back', reason: 'Die rente klopt niet' }
  await waitFor(() => expect(getWriteRequests(portal)).toEqual([{ path: verdictPath, body }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: nl.form_mortgage })).toBeNull())
})

test('a change that was modified in the meantime is not approved, and a message refers to the newest version', {
  tags: 'full',
}, async () => {
  const portal = await renderEdits()
  portal.answer(
    reviewCustomerEdit,
    createRejectingResponse(409, { error: 'changed', message: 'interest was changed since' }),
  )
  const mortgage = await findCustomerCard(nl.form_mortgage)
  await clickButtonWithin(mortgage, nl.approve)
  expect((await mortgage.findByRole('alert')).textContent).toBe(nl.act_changed)
})

test('a reason that could not be sent is kept, and the first colleague is named', {
  tags: 'full',
}, async () => {
  const portal = await renderEdits()
  portal.answer(
    reviewCustomerEdit,
    createRejectingResponse(409, { error: 'decided', message: 'Ruben Smit was first: approved.' }),
  )
  await clickButtonWithin(await findCustomerCard(nl.form_mortgage), nl.send_back)
  const dialog = within(await findOverlay())
  await userEvent.type(dialog.getByLabelText(nl.reason), 'Die rente klopt niet')
  await clickButtonWithin(dialog, nl.send_back)
  expect((await dialog.findByRole('alert')).textContent).toContain('Ruben Smit was eerst')
  expect(dialog.getByDisplayValue('Die rente klopt niet')).toBeTruthy()
})

test('a URL that names a change scrolls it into view', { tags: 'full' }, async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderEdits({ path: '/desk/edits#42' })
  await findCustomerCard(nl.form_contact_details)
  await waitFor(() => expect(into.mock.contexts.map((shown) => (shown as Element).id)).toEqual(['42']))
})

test('a reader sees the changes, without buttons', { tags: 'full' }, async () => {
  const portal = await renderEdits({ role: 'reader' })
  await findCustomerCard(nl.form_mortgage)
  await waitForStaffRole(portal)
  expect(screen.queryByRole('button')).toBeNull()
})

test('without changes the screen says so', async () => {
  await renderEdits({ waiting: [] })
  expect(await screen.findByText(nl.edits_empty)).toBeTruthy()
})

test('if changes cannot be read, the screen says so', { tags: 'full' }, async () => {
  const portal = createDeskPortal()
  portal.answer(getCustomerEditsToReview, createRejectingResponse(500))
  await renderView(EditsScreen, { portal, texts, path: '/desk/edits' })
  expect(within(await screen.findByRole('alert')).getByText(nl.edits_error)).toBeTruthy()
})
