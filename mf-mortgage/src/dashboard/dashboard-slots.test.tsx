import { getLivingDetails, LivingDetails } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { mortgageAccessGate } from '../shared/mortgage-access-gate.ts'
import { createMortgage, createMortgagePart, createProgressItem } from '../test/mortgage-examples.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import ApplicationSlot from './ApplicationSlot.tsx'
import HomeSlot from './HomeSlot.tsx'

async function renderDashboardSlot(
  View: ComponentType,
  mortgages?: Mortgage[],
  living: LivingDetails | null = null,
) {
  const portal = createFakePortal()
  if (mortgages) portal.answer(getMortgages, { data: mortgages })
  portal.answer(getLivingDetails, { data: living })
  const { container } = await renderView(View, { portal, texts, path: '/overzicht' })
  return { portal, container }
}
const getPlainText = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const mortgageOnHome = createMortgage({
  mortgageParts: [
    createMortgagePart(),
    createMortgagePart({ id: 2, type: 5, hoofdsom: 90_000, remaining_debt: 90_000 }),
    createMortgagePart({
      id: 3,
      type: 2,
      hoofdsom: 75_000,
      remaining_debt: 55_209,
      einddatumRentevast: '2031-06-01',
    }),
    createMortgagePart({
      id: 4,
      begindatum: '2090-01-01',
      einddatum: '2120-01-01',
      remaining_debt: 25_000,
      monthly_amount: 210,
    }),
  ],
})
const mortgageOnOtherHome = createMortgage({
  id: 2,
  restantHoofdsom: 109_667,
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 CS', city: 'Tilburg' },
  mortgageParts: [createMortgagePart({ id: 9, einddatumRentevast: '2027-01-01' })],
})
const createLivingDetails = (property: object = {}) =>
  v.parse(LivingDetails, {
    property: { street_name: 'Lindelaan', number: '14', postcode: '3541AB', city: 'Utrecht', ...property },
  })
const exampleHomeValues = { market_value: 412_000, woz_value_home: 380_000, energy_label: 'A+++' }
const getFactTexts = (card: HTMLElement) =>
  [...card.querySelectorAll('dl > div')].map((row) => getPlainText(row))

test('@DASH-04 @DASH-08 @DASH-10 all figures of the home card belong to the customer’s home, and a mortgage on another home has its own line', async () => {
  await renderDashboardSlot(
    HomeSlot,
    [mortgageOnOtherHome, mortgageOnHome, createMortgage({ id: 3, status: 1 })],
    createLivingDetails(exampleHomeValues),
  )
  const card = await screen.findByRole('article')
  expect(getPlainText(card)).toContain('Je huis en hypotheekLindelaan 14, Utrecht')
  expect(getPlainText(within(card).getByRole('group'))).toContain('nog te betalen€ 243.684')
  expect(within(card).getAllByRole('listitem').map(getPlainText)).toEqual([
    'Annuïtair€ 98.475',
    'Aflossingsvrij€ 90.000',
    'Lineair€ 55.209',
  ])
  expect(
    within(card)
      .getByRole('link', { name: /Korte Heuvel/ })
      .getAttribute('href'),
  ).toBe('/hypotheek/2')
  expect(within(card).getByRole('img', { name: '20% afgelost' })).toBeTruthy()
  expect(getPlainText(card)).toContain('€ 61.316 afgelostvan de € 305.000 die je leende')
  expect(getFactTexts(card)).toEqual([
    'Rente vast tot1 jun 2031',
    'Per maandvanaf 1 jan 2090 € 210 erbij€ 1.073',
    'Marktwaarde€ 168.316 van jou€ 412.000',
    'plus Korte Heuvel 8€ 109.667',
  ])
  expect(getPlainText(card)).toContain('EnergielabelA+++')
})

test('@CHART-01 a clicked segment shows its amount in place of the total debt', {
  tags: 'full',
}, async () => {
  await renderDashboardSlot(HomeSlot, [mortgageOnHome], createLivingDetails())
  const ring = await screen.findByRole('group')
  ring.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(getPlainText(ring)).toContain('Annuïtair€ 98.475')
})

test('if the debt exceeds the home’s value, the card says so', { tags: 'full' }, async () => {
  await renderDashboardSlot(HomeSlot, [mortgageOnHome], createLivingDetails({ woz_value_home: 200_000 }))
  const card = await screen.findByRole('article')
  expect(getFactTexts(card).at(-1)).toBe('WOZ-waarde€ 43.684 minder dan je hypotheek€ 200.000')
})

test('without a mortgage, or if the tenant hides mortgages, the card shows only the home', {
  tags: 'full',
}, async () => {
  await renderDashboardSlot(HomeSlot, [], createLivingDetails(exampleHomeValues))
  const card = await screen.findByRole('article')
  expect(getPlainText(card)).toBe(
    'Je huisLindelaan 14, UtrechtEnergielabelA+++Marktwaarde€ 412.000Bekijk je woning',
  )
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/wonen')
  cleanup()
  const portal = createFakePortal({ isAllowed: (gate) => gate !== mortgageAccessGate })
  portal.answer(getLivingDetails, { data: createLivingDetails(exampleHomeValues) })
  await renderView(HomeSlot, { portal, texts, path: '/overzicht' })
  expect(getPlainText(await screen.findByRole('article'))).toContain('Je huisLindelaan')
  expect(portal.sent.map(({ path }) => path)).not.toContain(getMortgages.path)
})

test('without a known home, all running mortgages are combined and no value is shown', {
  tags: 'full',
}, async () => {
  await renderDashboardSlot(HomeSlot, [mortgageOnHome, mortgageOnOtherHome])
  const card = await screen.findByRole('article')
  expect(getPlainText(within(card).getByRole('group'))).toContain('€ 353.351')
  expect(getPlainText(card)).not.toContain('plus')
  expect(getPlainText(card)).not.toContain('waarde')
})

test('@DASH-09 an application shows its steps; a running mortgage and an ended application show none', async () => {
  const progress = [createProgressItem(1), createProgressItem(2, 1)]
  await renderDashboardSlot(ApplicationSlot, [
    mortgageOnHome,
    createMortgage({ id: 2, status: 94 }),
    createMortgage({ id: 3, status: 15, progress, openProgress: 1 }),
  ])
  const steps = within(await screen.findByRole('list', { name: nl.stepper })).getAllByRole('listitem')
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const link = screen.getByRole('link', { name: new RegExp(`^${nl.mortgage_open_request}`) })
  expect(link.getAttribute('href')).toBe('/hypotheek/3')
})

test('two applications are distinguished by home, lender and date', async () => {
  const house = { street: 'Duinweg', number: '8', postal_code: '3253 AA', city: 'Ouddorp' }
  await renderDashboardSlot(ApplicationSlot, [
    createMortgage({ id: 2, status: 15, mainProperty: house }),
    createMortgage({ id: 3, status: 15, mainProperty: null, datumAanvraag: '2026-10-01' }),
  ])
  const links = await screen.findAllByRole('link', { name: new RegExp(`^${nl.mortgage_open_request}`) })
  const [first, second] = links.map((link) => link.getAttribute('aria-label') ?? '')
  expect(first).toContain('Duinweg 8, Ouddorp')
  expect(second?.replace(/\s/g, ' ')).toContain('1 oktober 2026')
})

test('of many applications two are shown, with a link to the others', async () => {
  await renderDashboardSlot(
    ApplicationSlot,
    [1, 2, 3, 4].map((id) => createMortgage({ id, status: 1 })),
  )
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Nog 2 aanvragen' }).getAttribute('href')).toBe('/hypotheek')
})

test.each([
  ['home', HomeSlot],
  ['application', ApplicationSlot],
])('without mortgages and a home, %s is not shown', async (_, View) => {
  const { portal, container } = await renderDashboardSlot(View, [])
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  await expect.poll(() => container.querySelector('article, [role=status]')).toBeNull()
})

test('if mortgages cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const { portal } = await renderDashboardSlot(HomeSlot)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getMortgages, { data: [mortgageOnHome] })
  await userEvent.click(retry)
  expect(await screen.findByRole('article')).toBeTruthy()
})
