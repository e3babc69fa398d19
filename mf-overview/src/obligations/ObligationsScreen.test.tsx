import { getFamily } from '@portal/contract/family'
import { sendMessage } from '@portal/contract/message'
import { getObligations, Obligation, obligationTypes } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import { findOverlay, loadSentMessages } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPartner, getPlainText, mockCall, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import './ObligationDialog.tsx'
import ObligationsScreen from './ObligationsScreen.tsx'

const createObligation = (id: number, type: string, monthly: number | null, more: object = {}) =>
  v.parse(Obligation, { id, type, monthly_amount: monthly, ...more })
const exampleObligations = [
  createObligation(1, 'personal_loan', 145, {
    agency: 'Kredietbaken',
    current_balance: 4_210,
    end_date: '2029-11-21',
  }),
  createObligation(2, 'personal_loan', 55, { agency: 'Andere bank' }),
  createObligation(3, 'alimony', 150),
]
const renderObligations = (all = exampleObligations) =>
  renderOverview(ObligationsScreen, { answers: [mockCall(getObligations, { data: all })] })

test('@OBLIG-01 the total is above an introduction', async () => {
  await renderObligations()
  expect(await screen.findByText(nl.obligations_total)).toBeTruthy()
  expect(getPlainText(screen.getByText(/tellen mee/))).toBe(
    'Samen € 4.200,00 per jaar. Kredieten, leningen en alimentatie tellen mee als je een hypotheek aanvraagt.',
  )
})

test('with an overpaid credit, header, ring and total agree, and a note says what the ring omits', {
  tags: 'full',
}, async () => {
  await renderObligations([
    createObligation(1, 'personal_loan', 3_000),
    createObligation(2, 'alimony', 2_500),
    createObligation(3, 'ongoing_credit', -250),
  ])
  const card = (await screen.findByRole('heading', { name: nl.obligations_shares })).parentElement
  await waitFor(() => expect(getPlainText(card)).toContain('€ 5.250,00'))
  expect(getPlainText(card)).not.toContain('€ 5.500,00')
  expect(getPlainText(card)).toContain('wel in het totaal: Doorlopend krediet −€ 250,00.')
})

test('a single obligation has no text about a combined total', { tags: 'full' }, async () => {
  await renderObligations(exampleObligations.slice(0, 1))
  expect(getPlainText(await screen.findByText(/tellen mee/))).toMatch(/^€ /)
})

async function fillObligationForm(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByLabelText(nl.message_comment), 'De lening is afgelost')
  await userEvent.upload(
    dialog.getByLabelText(nl.message_document),
    new File(['%PDF-1.4\n/Type /Page\n%%EOF'], 'brief.pdf', { type: 'application/pdf' }),
  )
  await dialog.findByText(/^Klaar om te versturen/)
}
const getSentMessageBody = (portal: Awaited<ReturnType<typeof renderObligations>>) =>
  (portal.sent.findLast(({ path }) => path === sendMessage.path)?.input as { body?: Record<string, unknown> })
    ?.body

test('@OBLIG-02 @MSG-05 @MSG-06 Edit opens a message to the adviser about the obligations, which requires a text and a document', {
  tags: 'full',
}, async () => {
  const portal = await renderObligations()
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_edit }))
  const dialog = within(await findOverlay(nl.obligations_edit_title))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  const alert = getPlainText(await dialog.findByRole('alert'))
  expect(alert).toContain(nl.obligation_which_required)
  expect(alert).toContain(nl.comment_required)
  expect(alert).toContain(nl.input_fields_document)
  await userEvent.click(dialog.getByRole('radio', { name: /^Alimentatie/ }))
  await fillObligationForm(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(getSentMessageBody(portal)).toMatchObject({ screen: 'obligations' })
  expect(getSentMessageBody(portal)?.message).toMatch(
    /^Verplichting: Alimentatie[^\n]*\nDe lening is afgelost$/,
  )
})

test('@OBLIG-02 @EDIT-16 case C53: each obligation opens a message about that obligation, which is listed at once after sending', async () => {
  const portal = await renderObligations()
  const timesRead = await loadSentMessages(portal)
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Alimentatie wijzigen' }))
  const dialog = within(await findOverlay(nl.obligations_edit_title))
  expect(dialog.getByRole('radio', { name: /^Alimentatie/ })).toHaveProperty('checked', true)
  await fillObligationForm(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(getSentMessageBody(portal)?.message).toMatch(/^Verplichting: Alimentatie\n/)
  expect(timesRead()).toBe(1)
})

test('@OBLIG-02 with one obligation, the message is about that one without a choice', {
  tags: 'full',
}, async () => {
  const portal = await renderObligations(exampleObligations.slice(0, 1))
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_edit }))
  const dialog = within(await findOverlay(nl.obligations_edit_title))
  expect(dialog.queryByRole('radio')).toBeNull()
  await fillObligationForm(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(getSentMessageBody(portal)?.message).toMatch(/^Verplichting: Persoonlijke lening[^\n]*\n/)
})

test('@OBLIG-03 @MSG-06 an empty new obligation shows errors for kind, description and document', async () => {
  const portal = await renderObligations()
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findOverlay(nl.obligations_add_title))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  const alert = await dialog.findByRole('alert')
  expect(within(alert).getByText('Dit is nog nodig')).toBeTruthy()
  expect(within(alert).getAllByRole('listitem').map(getPlainText)).toEqual([
    nl.obligation_kind_required,
    nl.comment_required,
    nl.input_fields_document,
  ])
  expect(getSentMessageBody(portal)).toBeUndefined()
})

test('@OBLIG-03 a new obligation is sent as text with a document; a failure keeps all values, and the next form is empty', async () => {
  const portal = await renderObligations()
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findOverlay(nl.obligations_add_title))
  await userEvent.type(dialog.getByLabelText(nl.obligation_kind), 'Autolening')
  await userEvent.type(dialog.getByLabelText(new RegExp(nl.obligation_monthly)), '99,50')
  await fillObligationForm(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(getPlainText(await dialog.findByRole('alert'))).toBe(nl.message_error)
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(dialog.getByRole('button', { name: nl.message_again }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(String(getSentMessageBody(portal)?.message).replace(/\s/g, ' ')).toBe(
    'Soort verplichting: Autolening Bedrag per maand: € 99,50 De lening is afgelost',
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: nl.obligations_add }))
  const next = within(await findOverlay(nl.obligations_add_title))
  expect((await next.findByLabelText<HTMLInputElement>(nl.obligation_kind)).value).toBe('')
})

test('with a partner the form asks for the owner of a new obligation, and sends it', {
  tags: 'full',
}, async () => {
  const portal = await renderOverview(ObligationsScreen, {
    answers: [
      mockCall(getObligations, { data: exampleObligations }),
      mockCall(getFamily, { data: { partner: createPartner(), children: [] } }),
    ],
  })
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findOverlay(nl.obligations_add_title))
  await userEvent.type(dialog.getByLabelText(nl.obligation_kind), 'Autolening')
  await fillObligationForm(dialog)
  await dialog.findByRole('radio', { name: nl.owner_joint })
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(getPlainText(await dialog.findByRole('alert'))).toContain(nl.obligation_owner_required)
  await userEvent.click(dialog.getByRole('radio', { name: nl.owner_joint }))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(getSentMessageBody(portal)?.message).toContain('Van wie: Van ons samen')
})

test('@HOUSE-05 without the right to send messages, another person’s file has no button to change an obligation', async () => {
  await renderOverview(ObligationsScreen, {
    answers: [mockCall(getObligations, { data: exampleObligations })],
    visibleParts: new Set(['savings']),
  })
  expect(await screen.findByText(nl.obligations_total)).toBeTruthy()
  for (const name of [nl.obligations_add, nl.obligations_edit, nl.edit_link])
    expect(screen.queryByText(name)).toBeNull()
})

test('the owner of an obligation on file is shown if known', async () => {
  await renderObligations([
    createObligation(1, 'personal_loan', 145, { owner: 'partner' }),
    createObligation(2, 'alimony', 150),
  ])
  expect((await screen.findAllByText(nl.owner_partner)).length).toBe(1)
  expect(screen.queryByText(nl.owner_customer)).toBeNull()
})

test('@OBLIG-04 @CHART-03 a ring shows the monthly amounts by kind', async () => {
  await renderObligations()
  const chart = await screen.findByRole('group', {
    name: new RegExp(nl.obligations_shares.replace('?', '\\?')),
  })
  expect(getPlainText(chart)).toBe('per maand€ 350,00')
  expect(
    within(chart.closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(getPlainText),
  ).toEqual(['Persoonlijke lening€ 200,00', 'Alimentatie€ 150,00'])
})

test('@OBLIG-04 without monthly payments there is no ring', async () => {
  await renderObligations([
    createObligation(1, 'ongoing_credit', 0),
    createObligation(2, 'alimony', null, { gross_annual_obligation: 1_001 }),
  ])
  expect(await screen.findByText('Doorlopend krediet')).toBeTruthy()
  expect(screen.queryByText(nl.obligations_shares)).toBeNull()
})

test('@OBLIG-05 the hint about the ring is shown on a wide screen with a mouse', async () => {
  await renderObligations()
  const hint = await screen.findByText(nl.obligations_hover)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  const own = rules.filter((rule) => [...hint.classList].some((name) => rule.includes(name)))
  expect(own.some((rule) => /^\.[^{]*\{[^}]*display: none/.test(rule))).toBe(true)
  expect(own.join()).toMatch(/hover: hover\) and \(min-width: 769px\)[^}]*display: block/)
})

test('@OBLIG-06 the list can be searched by kind and by creditor', async () => {
  await renderObligations()
  await userEvent.type(await screen.findByRole('searchbox', { name: nl.obligations_search }), 'kredietb')
  const list = screen.getByRole('heading', { name: nl.obligations_list }).closest('section') as HTMLElement
  await expect.poll(() => within(list).getAllByRole('listitem').length).toBe(1)
})

test('@ENTITY-28 every kind has a text, and an unknown kind shows the server’s text', async () => {
  await renderObligations([
    ...obligationTypes.map((type, id) => createObligation(id, type, 1)),
    createObligation(90, 'future', 1, { type_description: 'Iets nieuws' }),
  ])
  for (const type of obligationTypes)
    expect((await screen.findAllByText(nl[`obligation_${type}`])).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Iets nieuws').length).toBeGreaterThan(0)
})

test('without obligations the screen says what will appear here and how to add one', {
  tags: 'full',
}, async () => {
  await renderObligations([])
  expect(await screen.findByText(nl.obligations_empty)).toBeTruthy()
  expect(screen.getByRole('button', { name: nl.obligations_add })).toBeTruthy()
})
