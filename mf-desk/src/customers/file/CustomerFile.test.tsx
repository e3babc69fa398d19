import {
  endAccessGrantAsStaff,
  getDeskCustomerFile,
  inviteCustomer,
  resetSecondFactor,
} from '@portal/contract/desk/desk-customer-file'
import * as v from '@portal/contract/valibot'
import { findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createDeskPortal, createRejectingResponse, getWriteRequests } from '../../test/desk-portal.ts'
import { createEmptyCustomerFile, createExampleCustomerFile } from '../../test/example-customer-file.ts'
import { renderCustomerFile } from '../../test/render-customer-file.tsx'
import nl from '../../texts/nl.json'
import { texts } from '../../texts.ts'
import CustomersScreen from '../CustomersScreen.tsx'

const getTab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const getCard = (name: string) => within(screen.getByRole('region', { name }))
/** Returns the facts of a card as label and value. */
const getCardFacts = (name: string) =>
  getCard(name)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '))

test('each view of a file has its own URL, and its tab shows the number of open items', {
  tags: 'full',
}, async () => {
  await renderCustomerFile()
  expect(getTab(nl.view_documents).textContent).toBe(`${nl.view_documents}1`)
  expect(getTab(nl.view_requests).textContent).toBe(`${nl.view_requests}1`)
  await userEvent.click(getTab(nl.view_documents))
  await waitFor(() => expect(location.search).toBe('?view=documents'))
  expect(await screen.findByRole('link', { name: 'loonstrook.png' })).toBeTruthy()
  await userEvent.click(getTab(nl.view_file))
  await waitFor(() => expect(location.search).toBe(''))
  expect(getTab(nl.view_file).getAttribute('aria-selected')).toBe('true')
})

test('the header shows name, contact data and last visit of the customer', {
  tags: 'full',
}, async () => {
  await renderCustomerFile()
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Anna de Wit')
  expect(screen.getByRole('link', { name: 'anna@example.nl' }).getAttribute('href')).toBe(
    'mailto:anna@example.nl',
  )
  expect(screen.getByRole('link', { name: '0612345678' }).getAttribute('href')).toBe('tel:0612345678')
  const portal = screen.getByRole('link', { name: nl.view_as_customer })
  expect([portal.getAttribute('href'), portal.getAttribute('target')]).toEqual([
    '/desk/customers/1/portal/',
    '_blank',
  ])
  expect(screen.getByText('Geboren 12 apr 1985 (41 jaar)')).toBeTruthy()
  expect(screen.getByText('Laatst in het portaal: 25 nov 2026, 09.00')).toBeTruthy()
})

test('facts of the file are in cards; unknown ones are left out', { tags: 'full' }, async () => {
  await renderCustomerFile()
  expect(getCardFacts('Anna de Wit')).toEqual([
    'Voorletters: A.',
    'Geboren: 12 apr 1985',
    'Burgerlijke staat: Gehuwd',
    'Telefoon: 0612345678',
    'E-mailadres: anna@example.nl',
  ])
  expect(getCardFacts('Partner: Joost de Wit')).toEqual(['Geboren: 2 jan 1984'])
  expect(getCardFacts(nl.home)).toEqual(['Adres: Lindelaan 14, 3541 AB, Utrecht', 'Woonoppervlakte: 118 m²'])
  expect(getCardFacts(nl.incomes)).toEqual(['Bakkerij Zon: € 42.000,00'])
  expect(getCardFacts(nl.possessions)).toEqual(['Spaarbank: € 12.500,00'])
  expect(getCardFacts(nl.policies)).toEqual(['Overlijdensrisico, Zeker: € 18,20 per maand'])
  expect(screen.queryByRole('region', { name: nl.pensions })).toBeNull()
})

test('a child or obligation without date or amount is shown', {
  tags: 'full',
}, async () => {
  await renderCustomerFile()
  expect(getCardFacts(nl.children)).toEqual(['Fien de Wit: 1 jun 2016', `Guus de Wit: ${nl.unknown}`])
  expect(getCardFacts(nl.obligations)).toEqual([
    'Studielening, DUO: € 84,50',
    `Persoonlijke lening: ${nl.unknown}`,
  ])
})

test('the type of a damage is shown as text', { tags: 'full' }, async () => {
  await renderCustomerFile()
  expect(getCardFacts(nl.damages)).toEqual(['Voertuig, 3 okt 2026: Loopt nog'])
})

test('a mortgage shows its debt, and its parts in rows', { tags: 'full' }, async () => {
  await renderCustomerFile()
  const mortgage = getCard('Voorbeeldbank')
  expect(mortgage.getByText('Lopend · VB-88')).toBeTruthy()
  expect(mortgage.getByText('€ 243.684,00')).toBeTruthy()
  const rows = mortgage
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))
  expect(rows.slice(1)).toEqual([
    ['1', 'Annuïtair', '1,85%', '1 mrt 2036', '1 mrt 2046', '€ 98.475,00', ''],
    ['2', 'Aflossingsvrij', '2,40%', '', '', '', '€ 290,42'],
  ])
})

test('documents show who added them and their review status', { tags: 'full' }, async () => {
  await renderCustomerFile({ view: 'documents' })
  const [waits, rejected, own] = (await screen.findAllByRole('listitem')).map((row) => within(row))
  expect(waits?.getByText(nl.to_review)).toBeTruthy()
  expect(waits?.getByText('Gestuurd door de klant, 21 nov 2026, 10.00')).toBeTruthy()
  expect(waits?.getByRole('link').getAttribute('href')).toBe('/desk/documents/21')
  expect(rejected?.getByText('Afgekeurd door Ruben Smit')).toBeTruthy()
  expect(rejected?.getByText('De achterkant ontbreekt')).toBeTruthy()
  expect(own?.getByText(/^Toegevoegd door het kantoor/)).toBeTruthy()
  expect(own?.queryByText(nl.to_review)).toBeNull()
})

test('an empty file says so in each of its views', { tags: 'full' }, async () => {
  await renderCustomerFile({ file: createEmptyCustomerFile() })
  expect(screen.getByText(nl.never_seen)).toBeTruthy()
  expect(getCard('Anna de Wit').getByText(nl.nothing_known)).toBeTruthy()
  await userEvent.click(getTab(nl.view_documents))
  expect(await screen.findByText(nl.documents_none)).toBeTruthy()
  await userEvent.click(getTab(nl.view_requests))
  expect(await screen.findByText(nl.requests_none)).toBeTruthy()
})

test.each([
  [404, nl.customer_gone],
  [500, nl.customer_error],
])('a response with status %i for the file shows "%s"', async (status, expected) => {
  const portal = createDeskPortal()
  portal.answer(getDeskCustomerFile, createRejectingResponse(status))
  await renderView(CustomersScreen, { portal, texts, path: '/desk/customers/99' })
  expect(within(await screen.findByRole('alert')).getByText(expected)).toBeTruthy()
})

test('@DESK-13 a customer without an account can be invited from the file, one with an account cannot', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerFile({ file: { ...createExampleCustomerFile(), account: 'none' } })
  portal.answer(inviteCustomer, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.invite }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/customers/1/invitation'),
  )
})

test('@DESK-13 a pending invitation is shown, and none for a customer with an account', async () => {
  await renderCustomerFile({ file: { ...createExampleCustomerFile(), account: 'invited' } })
  expect(await screen.findByText(nl.account_invited)).toBeTruthy()
  expect(await screen.findByRole('button', { name: nl.invite_again })).toBeTruthy()
})

test('@KEYS-11 lost keys are removed after the identity check is described; without keys there is no button', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerFile({
    file: { ...createExampleCustomerFile(), keys: { passkeys: 2, app: true } },
  })
  portal.answer(resetSecondFactor, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.keys_reset }))
  const dialog = within(await findOverlay())
  await userEvent.type(dialog.getByLabelText(nl.keys_reset_ground), 'Langs geweest met paspoort{Enter}')
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/customers/1/keys/reset'),
  )
})

test('the reason for removing lost keys has at most the length that the server accepts', async () => {
  await renderCustomerFile({
    file: { ...createExampleCustomerFile(), keys: { passkeys: 2, app: true } },
  })
  await userEvent.click(await screen.findByRole('button', { name: nl.keys_reset }))
  const dialog = within(await findOverlay())
  const field = dialog.getByLabelText<HTMLInputElement>(nl.keys_reset_ground)
  const isAccepted = (length: number) =>
    v.safeParse(resetSecondFactor.body, { ground: 'a'.repeat(length) }).success
  expect([isAccepted(field.maxLength), isAccepted(field.maxLength + 1)]).toEqual([true, false])
})

test('@KEYS-11 a customer without keys has no button to remove them', async () => {
  await renderCustomerFile({ file: { ...createExampleCustomerFile(), keys: { passkeys: 0, app: false } } })
  expect(screen.queryByRole('button', { name: nl.keys_reset })).toBeNull()
})

test('@HOUSE-09 people with access to the file are listed with their rights, and an adviser ends access after a warning about what a partner keeps', async () => {
  const grant = {
    ...{ id: 4, kind: 'partner', name: 'Joost de Wit', email: 'joost@example.nl', state: 'active' },
    ...{ rights: { home: 'change' as const, insurance: 'read' as const }, consents: null },
    ...{ given_at: '2026-11-20T09:00:00Z', accepted_at: '2026-11-21T09:00:00Z', ends_at: null },
    ...{ ended_at: null, ended_by: null },
  }
  const portal = await renderCustomerFile({ file: { ...createExampleCustomerFile(), grants: [grant] } })
  portal.answer(endAccessGrantAsStaff, { data: { success: true } })
  expect(
    getCard(nl.grants).getByText('Partner · Bekijkt: verzekeringen · Wijzigt: wonen en hypotheek'),
  ).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Toegang van Joost de Wit stoppen' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(nl.grant_end_partner)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: nl.grant_end }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/customers/1/grants/4/end'),
  )
})
