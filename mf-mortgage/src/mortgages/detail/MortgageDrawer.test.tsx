import { createPageRead } from '@portal/contract/call'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getMortgages } from '@portal/contract/mortgage'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMortgage, createMortgagePart } from '../../test/mortgage-examples.ts'
import nl from '../../texts/nl.json'
import { texts } from '../../texts.ts'
import MortgagesScreen from '../MortgagesScreen.tsx'
import { renderMortgagesScreen } from '../render-mortgages-screen.ts'

const seenFields = { seen_by_customer: '2026-11-01T10:00:00Z' }
const findDetailsLink = () =>
  screen.findByRole('link', { name: `${nl.mortgage_open}: Lindelaan 14, Utrecht` })
const findDrawer = () => findOverlay('Lindelaan 14, Utrecht')

test('@MORTGAGE-02 a card opens its details in a drawer of 1200 pixels with its own URL', async () => {
  await renderMortgagesScreen([
    createMortgage({ ...seenFields, hypotheeknummer: '41.203.887' }),
    createMortgage({ ...seenFields, id: 2 }),
  ])
  const [first] = await screen.findAllByRole('link', { name: new RegExp(nl.mortgage_open) })
  await userEvent.click(first as HTMLElement)
  const details = await findDrawer()
  expect(location.pathname).toBe('/hypotheek/1')
  expect(getComputedStyle(details).maxWidth).toBe('100%')
  const styles = [...document.querySelectorAll('style')].map(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n'),
  )
  expect(styles.join('\n')).toMatch(/min-width: 48\.0625rem[^}]* width: 1200px/)
  expect(within(details).getByText('Voorbeeldbank · nummer 41.203.887')).toBeTruthy()
  expect(within(details).getByText(nl.mortgage_primary_living)).toBeTruthy()
  expect(within(details).getByText('€ 243.684', { exact: false })).toBeTruthy()
  expect(within(details).getByText('€ 1.072,99')).toBeTruthy()
})

test('product and risk class are shown as the lender names them, marked as Dutch', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([
    createMortgage({ ...seenFields, company_label_description: 'Voordeel', risk_class: 'Tot 80%' }),
  ])
  await userEvent.click(await findDetailsLink())
  const details = within(await findDrawer())
  for (const words of ['Voordeel', 'Tot 80%']) expect(details.getByText(words).lang).toBe('nl')
})

test('Escape closes the details, goes back in history and restores the focus', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([createMortgage(seenFields)])
  const link = await findDetailsLink()
  await userEvent.click(link)
  const details = await findDrawer()
  await waitFor(() => expect(details.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/hypotheek'))
  await waitFor(() => expect(details.dataset.state).toBe('closed'))
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('the browser’s back button closes the details', { tags: 'full' }, async () => {
  await renderMortgagesScreen([createMortgage(seenFields)])
  await userEvent.click(await findDetailsLink())
  const details = await findDrawer()
  act(() => history.back())
  await waitFor(() => expect(details.dataset.state).toBe('closed'))
})

test('if the page was opened at the URL of the details, closing them stays in the portal', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([createMortgage(seenFields)], '/hypotheek?id=1')
  await findDrawer()
  const steps = history.length
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/hypotheek'))
  expect(history.length).toBe(steps)
})

test('@SEEN-03 opening a new mortgage marks it as seen once and reads the list again', {
  tags: 'full',
}, async () => {
  const portal = await renderMortgagesScreen([createMortgage()])
  portal.answer(markRecordAsSeen, { data: { success: true } })
  const countMortgageRequests = () =>
    portal.sent.filter(({ path }) => path.startsWith(getMortgages.path)).length
  const getMarkSeenRequests = () => portal.sent.filter(({ path }) => path === markRecordAsSeen.path)
  await userEvent.click(await findDetailsLink())
  await findDrawer()
  await waitFor(() => expect(getMarkSeenRequests()).toHaveLength(1))
  expect(getMarkSeenRequests()[0]?.input).toEqual({ body: { model: 'mortgage', id: 1 } })
  await waitFor(() => expect(countMortgageRequests()).toBe(2))
  expect(getMarkSeenRequests()).toHaveLength(1)
})

test('opening a mortgage that was seen before does not mark it again', { tags: 'full' }, async () => {
  const portal = await renderMortgagesScreen([createMortgage(seenFields)], '/hypotheek?id=1')
  await findDrawer()
  expect(portal.sent.some(({ path }) => path === markRecordAsSeen.path)).toBe(false)
})

test('an unknown mortgage id in the URL shows a message above the list', { tags: 'full' }, async () => {
  await renderMortgagesScreen([createMortgage(seenFields)], '/hypotheek?id=77')
  expect(await screen.findByText(nl.mortgage_not_found)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('known facts are listed, unknown ones are omitted, and a term is explained on click', {
  tags: 'full',
}, async () => {
  const facts = {
    koopsom: 250_000,
    wozWaarde: 261_000,
    wozWaardeDatum: '2026-01-01',
    nhg: true,
    ...seenFields,
  }
  await renderMortgagesScreen([createMortgage(facts)], '/hypotheek?id=1')
  const details = within(await findDrawer())
  const getFactRowText = (term: string) =>
    details.getByText(term, { selector: 'dt, dt *' }).closest('div')?.textContent?.replace(/\s/g, ' ')
  expect(getFactRowText(nl.fact_purchase_price)).toContain('€ 250.000,00')
  expect(getFactRowText(nl.fact_woz)).toContain('€ 261.000,00 op 1 jan 2026')
  expect(details.queryByText(nl.fact_deposit)).toBeNull()
  await userEvent.click(details.getByRole('button', { name: nl.fact_nhg }))
  expect(details.getByText(nl.fact_nhg_explained)).toBeTruthy()
})

test('unknown amounts say so', { tags: 'full' }, async () => {
  await renderMortgagesScreen(
    [createMortgage({ ...seenFields, restantHoofdsom: null, monthly_amount: null })],
    '/hypotheek?id=1',
  )
  expect(within(await findDrawer()).getAllByText(nl.unknown)).toHaveLength(3)
})

test('a stored response without the mortgage does not show a not-found message', async () => {
  const portal = createFakePortal()
  portal.lastSeen.remember(createPageRead(getMortgages), { data: [createMortgage(seenFields)] })
  await renderView(MortgagesScreen, { portal, texts, path: '/hypotheek?id=77' })
  expect(await findDetailsLink()).toBeTruthy()
  expect(screen.queryByText(nl.mortgage_not_found)).toBeNull()
})

test('with a starter loan among the parts, the details say that its amounts are simplified', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([
    createMortgage({
      ...seenFields,
      mortgageParts: [createMortgagePart(), createMortgagePart({ id: 2, type: 52 })],
    }),
  ])
  await userEvent.click(await findDetailsLink())
  const details = within(await findDrawer())
  expect(details.getByText(nl.starter_loan.replace('{parts}', '2'))).toBeTruthy()
  expect(details.getByText(nl.schedule_starter_loan.replace('{parts}', '2'))).toBeTruthy()
  expect(details.getByText(nl.coming_part_end_unknown)).toBeTruthy()
  expect(details.queryByText(/^Dan staat nog/)).toBeNull()
})
