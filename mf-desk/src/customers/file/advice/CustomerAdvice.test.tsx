import { addLeadStep } from '@portal/contract/desk/desk-lead'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests } from '../../../test/desk-portal.ts'
import { createExampleAdvice, createExampleLead } from '../../../test/example-advice.ts'
import { renderCustomerFile } from '../../../test/render-customer-file.tsx'
import nl from '../../../texts/nl.json'

const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const getNormalizedText = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s/g, ' ') ?? ''
const findCard = async (name: string) => within(await screen.findByRole('region', { name }))
const leadName = 'Scenario’s: Arbeidsongeschikt, 80%'
const leadSteps = [
  {
    status: 'taken_up',
    assignee: 'Ruben Smit',
    note: 'Bel na vijven',
    by: 'Ruben Smit',
    at: '2026-11-25T10:00:00Z',
  },
] as const

test('@DESK-20 a request shows its subject, outcome, assignee and notes, and one click takes it on', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerFile({ view: 'advice' })
  const lead = await findCard(leadName)
  expect(lead.getByText(nl.verdict_maybe)).toBeTruthy()
  expect(lead.getByText(nl.lead_status_new)).toBeTruthy()
  expect(lead.getByRole('link', { name: nl.advice_open }).getAttribute('href')).toBe(
    '/desk/customers/1?view=advice&advice=71',
  )
  await clickButton(nl.lead_take)
  await waitFor(() =>
    expect(getWriteRequests(portal)).toEqual([
      { path: '/desk/ZUIDER/leads/31/steps', body: { status: 'taken_up', after: 0 } },
    ]),
  )
})

test('@DESK-20 the second of two colleagues sees the name of the first and the current state, and keeps the typed text', {
  tags: 'full',
}, async () => {
  const portal = await renderCustomerFile({ view: 'advice' })
  portal.answer(
    addLeadStep,
    createRejectingResponse(409, { error: 'taken', message: 'Ruben Smit was first: elsewhere.' }),
  )
  await clickButton(nl.lead_update)
  const dialog = within(await findOverlay(nl.lead_update_of))
  await userEvent.type(dialog.getByLabelText(nl.lead_note), 'Ik bel morgen')
  await userEvent.click(dialog.getByRole('radio', { name: nl.lead_to_done }))
  await userEvent.click(dialog.getByRole('button', { name: nl.lead_save }))
  expect(await dialog.findByText(/^Ruben Smit was eerst\./)).toBeTruthy()
  expect(dialog.getByDisplayValue('Ik bel morgen')).toBeTruthy()
})

test('@DESK-20 a reader sees assignee and notes of a request, and no buttons', async () => {
  await renderCustomerFile({
    view: 'advice',
    role: 'reader',
    leads: [createExampleLead({ status: 'taken_up', steps: [...leadSteps] })],
  })
  const lead = await findCard(leadName)
  expect(lead.getAllByText('Opgepakt door Ruben Smit')).toHaveLength(2)
  expect(lead.getByText('Bel na vijven')).toBeTruthy()
  expect(lead.queryByRole('button')).toBeNull()
})

test('@DESK-19 an advice shows the requested outcome first, then all outcomes, its input and its norms', {
  tags: 'full',
}, async () => {
  await renderCustomerFile({ view: 'advice', extraParameters: '&advice=71' })
  const details = await findCard('Arbeidsongeschikt, 80%, aanvrager')
  expect(getNormalizedText(details.getByRole('term'))).toBe('Maximale hypotheek')
  const rows = within(await screen.findByRole('table', { name: '' })).queryAllByRole('row')
  expect(rows.map(getNormalizedText).slice(1)).toEqual([
    'Met pensioen, aanvragerKan€ 240.000',
    'Arbeidsongeschikt, 80%, aanvragerMisschien€ 180.000',
  ])
  const getCardFacts = async (title: string) =>
    (await findCard(title))
      .getAllByRole('term')
      .map((term) => `${getNormalizedText(term)}: ${getNormalizedText(term.nextElementSibling)}`)
  expect(await getCardFacts(nl.given_applicant)).toEqual([
    'Geboren: 12 apr 1985',
    'Loon: € 42.000,00 per jaar',
    'Studielening: € 84,50 per maand',
  ])
  expect(await getCardFacts(nl.given_whole)).toEqual(['Energielabel: A++', 'WOZ-waarde: € 412.000,00'])
  expect(await getCardFacts('Leningdeel 1')).toEqual([
    'Aflossing: Annuïteit',
    'Restschuld: € 98.475,00',
    'Rente: 1,85%',
  ])
  expect(await getCardFacts(nl.advice_norms)).toEqual([
    'Leennormen: vanaf 1 jan 2026',
    'Inkomstenbelasting: vanaf 1 jan 2026',
  ])
})

test('@DESK-19 each figure shows its rule, its inputs and its legal source', {
  tags: 'full',
}, async () => {
  await renderCustomerFile({ view: 'advice', extraParameters: '&advice=71' })
  await userEvent.click((await findCard('Arbeidsongeschikt, 80%, aanvrager')).getByRole('button'))
  const drawer = within(await findOverlay(nl.advice_explain))
  expect(await drawer.findByText(/^Wat er volgens de leennormen geleend mag worden/)).toBeTruthy()
  expect(drawer.getByText('22,50%')).toBeTruthy()
  const source = drawer.getByRole('link', { name: 'Tijdelijke regeling hypothecair krediet' })
  expect(getNormalizedText(source.parentElement)).toContain('geldt vanaf 1 januari 2026')
})

test('@DESK-19 a recalculation with the norms of that day gives the same result, and one with current norms shows its result', async () => {
  await renderCustomerFile({ view: 'advice', extraParameters: '&advice=71' })
  const replay = await findCard(nl.replay)
  expect(await replay.findByText(nl.replay_to_the_byte)).toBeTruthy()
  expect(replay.getByText('Intussen gelden andere normen: Leennormen.')).toBeTruthy()
  await clickButton(nl.replay_show)
  expect(within(replay.getByRole('table')).getAllByRole('row').map(getNormalizedText).slice(1)).toEqual([
    'Arbeidsongeschikt, 80%, aanvragerOordeelMisschienKan niet',
    'Arbeidsongeschikt, 80%, aanvragerMaximale hypotheek€ 180.000€ 170.000',
  ])
})

test('without requests or stored advice the screen says so', { tags: 'full' }, async () => {
  await renderCustomerFile({ view: 'advice', leads: [createExampleLead({ advice: null })] })
  expect(await screen.findByText(nl.advice_not_kept)).toBeTruthy()
})

test('an advice without outcomes shows its input', { tags: 'full' }, async () => {
  await renderCustomerFile({
    view: 'advice',
    extraParameters: '&advice=71',
    advice: createExampleAdvice({ outcomes: [], asked: [], trace: null }),
  })
  expect(await screen.findByText(nl.advice_nothing)).toBeTruthy()
  expect(screen.queryByRole('region', { name: nl.replay })).toBeNull()
  expect(await screen.findByRole('region', { name: nl.given_applicant })).toBeTruthy()
})
