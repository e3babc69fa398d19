import { getFamily } from '@portal/contract/family'
import { sendMessage } from '@portal/contract/message'
import { getObligations, Obligation, obligationTypes } from '@portal/contract/obligation'
import * as v from '@portal/contract/schema'
import { findLayer, openSentList } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examplePartner, given, open, plain } from '../test/open.ts'
import nl from '../texts/nl.json'
import './ObligationDialog.tsx'
import ObligationsScreen from './ObligationsScreen.tsx'

const obligation = (id: number, type: string, monthly: number | null, more: object = {}) =>
  v.parse(Obligation, { id, type, monthly_amount: monthly, ...more })
const some = [
  obligation(1, 'personal_loan', 145, {
    agency: 'Kredietbaken',
    current_balance: 4_210,
    end_date: '2029-11-21',
  }),
  obligation(2, 'personal_loan', 55, { agency: 'Andere bank' }),
  obligation(3, 'alimony', 150),
]
const show = (all = some) => open(ObligationsScreen, { answers: [given(getObligations, { data: all })] })

test('@OBLIG-01 the total stands above an intro', async () => {
  await show()
  expect(await screen.findByText(nl.obligations_total)).toBeTruthy()
  expect(plain(screen.getByText(/tellen mee/))).toBe(
    'Samen € 4.200,00 per jaar. Kredieten, leningen en alimentatie tellen mee als je een hypotheek aanvraagt.',
  )
})

test('with an overpaid credit, header, ring and total agree, and what the ring leaves out is said', {
  tags: 'full',
}, async () => {
  await show([
    obligation(1, 'personal_loan', 3_000),
    obligation(2, 'alimony', 2_500),
    obligation(3, 'ongoing_credit', -250),
  ])
  const card = (await screen.findByRole('heading', { name: nl.obligations_shares })).parentElement
  await waitFor(() => expect(plain(card)).toContain('€ 5.250,00'))
  expect(plain(card)).not.toContain('€ 5.500,00')
  expect(plain(card)).toContain('wel in het totaal: Doorlopend krediet −€ 250,00.')
})

test('one obligation is not said to be together', { tags: 'full' }, async () => {
  await show(some.slice(0, 1))
  expect(plain(await screen.findByText(/tellen mee/))).toMatch(/^€ /)
})

async function fill(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByLabelText(nl.message_comment), 'De lening is afgelost')
  await userEvent.upload(
    dialog.getByLabelText(nl.message_document),
    new File(['%PDF-1.4\n/Type /Page\n%%EOF'], 'brief.pdf', { type: 'application/pdf' }),
  )
  await dialog.findByText(/^Klaar om te versturen/)
}
const sentForm = (portal: Awaited<ReturnType<typeof show>>) =>
  (portal.sent.findLast(({ path }) => path === sendMessage.path)?.input as { body?: Record<string, unknown> })
    ?.body

test('@OBLIG-02 @MSG-05 @MSG-06 Edit opens a message to the adviser on the obligations, which needs words and a document', {
  tags: 'full',
}, async () => {
  const portal = await show()
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_edit }))
  const dialog = within(await findLayer(nl.obligations_edit_title))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  const alert = plain(await dialog.findByRole('alert'))
  expect(alert).toContain(nl.obligation_which_required)
  expect(alert).toContain(nl.comment_required)
  expect(alert).toContain(nl.input_fields_document)
  await userEvent.click(dialog.getByRole('radio', { name: /^Alimentatie/ }))
  await fill(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(sentForm(portal)).toMatchObject({ screen: 'obligations' })
  expect(sentForm(portal)?.message).toMatch(/^Verplichting: Alimentatie[^\n]*\nDe lening is afgelost$/)
})

test('@OBLIG-02 @EDIT-16 case C53: each obligation leads to the message that is about it, which is listed at once', async () => {
  const portal = await show()
  const timesRead = await openSentList(portal)
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Alimentatie wijzigen' }))
  const dialog = within(await findLayer(nl.obligations_edit_title))
  expect(dialog.getByRole('radio', { name: /^Alimentatie/ })).toHaveProperty('checked', true)
  await fill(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(sentForm(portal)?.message).toMatch(/^Verplichting: Alimentatie\n/)
  expect(timesRead()).toBe(1)
})

test('@OBLIG-02 where there is one obligation, that is the one that changes', { tags: 'full' }, async () => {
  const portal = await show(some.slice(0, 1))
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_edit }))
  const dialog = within(await findLayer(nl.obligations_edit_title))
  expect(dialog.queryByRole('radio')).toBeNull()
  await fill(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(sentForm(portal)?.message).toMatch(/^Verplichting: Persoonlijke lening[^\n]*\n/)
})

test('@OBLIG-03 @MSG-06 Add is sent empty, the message names what is still needed: kind, description and document', async () => {
  const portal = await show()
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findLayer(nl.obligations_add_title))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  const alert = await dialog.findByRole('alert')
  expect(within(alert).getByText('Dit is nog nodig')).toBeTruthy()
  expect(within(alert).getAllByRole('listitem').map(plain)).toEqual([
    nl.obligation_kind_required,
    nl.comment_required,
    nl.input_fields_document,
  ])
  expect(sentForm(portal)).toBeUndefined()
})

test('@OBLIG-03 Add sends the typed obligation as text with a document; a failure keeps it all', async () => {
  const portal = await show()
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findLayer(nl.obligations_add_title))
  await userEvent.type(dialog.getByLabelText(nl.obligation_kind), 'Autolening')
  await userEvent.type(dialog.getByLabelText(new RegExp(nl.obligation_monthly)), '99,50')
  await fill(dialog)
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(plain(await dialog.findByRole('alert'))).toBe(nl.message_error)
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(dialog.getByRole('button', { name: nl.message_again }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(String(sentForm(portal)?.message).replace(/\s/g, ' ')).toBe(
    'Soort verplichting: Autolening Bedrag per maand: € 99,50 De lening is afgelost',
  )
})

test('advice 5: whose a new obligation is, is asked where there is a partner, and told', {
  tags: 'full',
}, async () => {
  const portal = await open(ObligationsScreen, {
    answers: [
      given(getObligations, { data: some }),
      given(getFamily, { data: { partner: examplePartner(), children: [] } }),
    ],
  })
  portal.answer(sendMessage, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: nl.obligations_add }))
  const dialog = within(await findLayer(nl.obligations_add_title))
  await userEvent.type(dialog.getByLabelText(nl.obligation_kind), 'Autolening')
  await fill(dialog)
  await dialog.findByRole('radio', { name: nl.owner_joint })
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(plain(await dialog.findByRole('alert'))).toContain(nl.obligation_owner_required)
  await userEvent.click(dialog.getByRole('radio', { name: nl.owner_joint }))
  await userEvent.click(dialog.getByRole('button', { name: nl.message_send }))
  expect(await dialog.findByText(nl.message_sent)).toBeTruthy()
  expect(sentForm(portal)?.message).toContain('Van wie: Van ons samen')
})

test('advice 5: whose one on file is, is said where that is known', async () => {
  await show([obligation(1, 'personal_loan', 145, { owner: 'partner' }), obligation(2, 'alimony', 150)])
  expect((await screen.findAllByText(nl.owner_partner)).length).toBe(1)
  expect(screen.queryByText(nl.owner_customer)).toBeNull()
})

test('@OBLIG-04 @CHART-03 a ring by kind, the months of one kind together', async () => {
  await show()
  const chart = await screen.findByRole('group', {
    name: new RegExp(nl.obligations_shares.replace('?', '\\?')),
  })
  expect(plain(chart)).toBe('per maand€ 350,00')
  expect(
    within(chart.closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(plain),
  ).toEqual(['Persoonlijke lening€ 200,00', 'Alimentatie€ 150,00'])
})

test('@OBLIG-04 no ring where nothing is paid a month', async () => {
  await show([
    obligation(1, 'ongoing_credit', 0),
    obligation(2, 'alimony', null, { gross_annual_obligation: 1_001 }),
  ])
  expect(await screen.findByText('Doorlopend krediet')).toBeTruthy()
  expect(screen.queryByText(nl.obligations_shares)).toBeNull()
})

test('@OBLIG-05 the hint of the ring is shown with a mouse and a wide screen', async () => {
  await show()
  const hint = await screen.findByText(nl.obligations_hover)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  const own = rules.filter((rule) => [...hint.classList].some((name) => rule.includes(name)))
  expect(own.some((rule) => /^\.[^{]*\{[^}]*display: none/.test(rule))).toBe(true)
  expect(own.join()).toMatch(/hover: hover\) and \(min-width: 769px\)[^}]*display: block/)
})

test('@OBLIG-06 the list is searched by kind and by whom', async () => {
  await show()
  await userEvent.type(await screen.findByRole('searchbox', { name: nl.obligations_search }), 'kredietb')
  const list = screen.getByRole('heading', { name: nl.obligations_list }).closest('section') as HTMLElement
  await expect.poll(() => within(list).getAllByRole('listitem').length).toBe(1)
})

test('@ENTITY-28 every kind has words of its own; one from a newer server has the server’s', async () => {
  await show([
    ...obligationTypes.map((type, id) => obligation(id, type, 1)),
    obligation(90, 'future', 1, { type_description: 'Iets nieuws' }),
  ])
  for (const type of obligationTypes)
    expect((await screen.findAllByText(nl[`obligation_${type}`])).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Iets nieuws').length).toBeGreaterThan(0)
})

test('nothing known says what will be here and how to add it', { tags: 'full' }, async () => {
  await show([])
  expect(await screen.findByText(nl.obligations_empty)).toBeTruthy()
  expect(screen.getByRole('button', { name: nl.obligations_add })).toBeTruthy()
})
