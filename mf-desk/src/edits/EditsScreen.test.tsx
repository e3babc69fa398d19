import { getEdits, postEditVerdict } from '@portal/contract/desk/edit'
import { findLayer, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { acts, deskPortal, refusing, roleIsKnown } from '../test/desk.ts'
import { exampleEdit } from '../test/example.ts'
import { openEdits } from '../test/open-edits.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import EditsScreen from './EditsScreen.tsx'

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (place: ReturnType<typeof within>, name: string) =>
  userEvent.click(await place.findByRole('button', { name }))
const path = '/desk/ZUIDER/edits/41/verdict'

/** Table of changes: name, old and new value of each field. */
const changesIn = async (name: string) =>
  (await card(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

test('a change is shown per field, with formatted names, amounts, percentages and dates', {
  tags: 'full',
}, async () => {
  await openEdits()
  expect(await changesIn(nl.form_mortgage)).toEqual([
    [nl.field_interest, '3,10%', '3,85%'],
    [nl.field_remaining_debt, '€ 98.475,00', nl.nothing],
    [nl.field_fixed_until, nl.nothing, '1 mrt 2036'],
    [nl.field_nhg, nl.no, nl.yes],
    [nl.field_fixed_duration, '120', '240'],
  ])
  expect(await changesIn(nl.form_contact_details)).toEqual([[nl.field_mobile, '0612345678', '0687654321']])
  expect(screen.getByText(/^2 wijzigingen wachten/)).toBeTruthy()
})

test('a change tells whose file it is of and how long it waits', { tags: 'full' }, async () => {
  await openEdits()
  const mortgage = await card(nl.form_mortgage)
  expect(mortgage.getByRole('link', { name: 'Bram Jansen' }).getAttribute('href')).toBe('/desk/customers/2')
  expect(mortgage.getByText('26 nov 2026, 09.12')).toBeTruthy()
  expect((await card(nl.form_contact_details)).getByText('Wacht 6 dagen')).toBeTruthy()
})

test('a field without words of ours is called as on file; a change of which nothing was kept says so', {
  tags: 'full',
}, async () => {
  await openEdits({
    waiting: [
      exampleEdit({ changes: [{ path: 'living.2.plot_size', from: 300, to: 310 }] }),
      exampleEdit({ id: 42, form: 'retirement', changes: [] }),
    ],
  })
  expect(await changesIn(nl.form_mortgage)).toEqual([['plot_size', '300', '310']])
  expect((await card(nl.form_retirement)).getByText(nl.edit_untold)).toBeTruthy()
})

test('approving a change takes it off the list', { tags: 'full' }, async () => {
  const portal = await openEdits()
  await press(await card(nl.form_mortgage), nl.approve)
  await waitFor(() => expect(screen.queryByRole('region', { name: nl.form_mortgage })).toBeNull())
  expect(acts(portal)).toEqual([{ path, body: { verdict: 'approved' } }])
  expect(screen.getByRole('region', { name: nl.form_contact_details })).toBeTruthy()
})

test('sending a change back takes a reason, and says whose it is', { tags: 'full' }, async () => {
  const portal = await openEdits()
  await press(await card(nl.form_mortgage), nl.send_back)
  const dialog = within(await findLayer(/Terugsturen/))
  expect(dialog.getByText('Bram Jansen')).toBeTruthy()
  expect(dialog.getByText(nl.send_back_hint)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(nl.reason), 'Die rente klopt niet')
  await press(dialog, nl.send_back)
  const body = { verdict: 'sent_back', reason: 'Die rente klopt niet' }
  await waitFor(() => expect(acts(portal)).toEqual([{ path, body }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: nl.form_mortgage })).toBeNull())
})

test('a change that was changed since is not approved, and it says to look at the newest first', {
  tags: 'full',
}, async () => {
  const portal = await openEdits()
  portal.answer(postEditVerdict, refusing(409, { error: 'changed', message: 'interest was changed since' }))
  const mortgage = await card(nl.form_mortgage)
  await press(mortgage, nl.approve)
  expect((await mortgage.findByRole('alert')).textContent).toBe(nl.act_changed)
})

test('a reason that could not be sent is kept, and the colleague who came first is named', {
  tags: 'full',
}, async () => {
  const portal = await openEdits()
  portal.answer(
    postEditVerdict,
    refusing(409, { error: 'decided', message: 'Ruben Smit was first: approved.' }),
  )
  await press(await card(nl.form_mortgage), nl.send_back)
  const dialog = within(await findLayer())
  await userEvent.type(dialog.getByLabelText(nl.reason), 'Die rente klopt niet')
  await press(dialog, nl.send_back)
  expect((await dialog.findByRole('alert')).textContent).toContain('Ruben Smit was eerst')
  expect(dialog.getByDisplayValue('Die rente klopt niet')).toBeTruthy()
})

test('an address that names a change brings it into view', { tags: 'full' }, async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openEdits({ path: '/desk/edits#42' })
  await card(nl.form_contact_details)
  await waitFor(() => expect(into.mock.contexts.map((shown) => (shown as Element).id)).toEqual(['42']))
})

test('a reader sees what was changed, and decides nothing', { tags: 'full' }, async () => {
  const portal = await openEdits({ role: 'reader' })
  await card(nl.form_mortgage)
  await roleIsKnown(portal)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where nothing waits it says so', async () => {
  await openEdits({ waiting: [] })
  expect(await screen.findByText(nl.edits_empty)).toBeTruthy()
})

test('what could not be read says so', { tags: 'full' }, async () => {
  const portal = deskPortal()
  portal.answer(getEdits, refusing(500))
  await renderView(EditsScreen, { portal, texts, path: '/desk/edits' })
  expect(within(await screen.findByRole('alert')).getByText(nl.edits_error)).toBeTruthy()
})
