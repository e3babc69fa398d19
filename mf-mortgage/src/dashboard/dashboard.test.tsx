import { getLiving, Living } from '@portal/contract/living'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { exampleMortgage, examplePart, exampleProgress } from '../test/example.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import ApplicationSlot from './ApplicationSlot.tsx'
import DebtSlot from './DebtSlot.tsx'
import HomeSlot from './HomeSlot.tsx'
import RepaidSlot from './RepaidSlot.tsx'

async function show(View: ComponentType, mortgages?: Mortgage[]) {
  const portal = fakePortal()
  if (mortgages) portal.answer(getMortgages, { data: mortgages })
  const { container } = await renderView(View, { portal, texts, path: '/overzicht' })
  return { portal, container }
}
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const running = exampleMortgage({
  mortgageParts: [
    examplePart(),
    examplePart({ id: 2, type: 5, hoofdsom: 90_000, remaining_debt: 90_000 }),
    examplePart({ id: 3, type: 77, hoofdsom: 75_000, remaining_debt: 55_209 }),
  ],
})

test('@DASH-04 the debt of all running mortgages is one ring, by the way it is repaid', async () => {
  await show(DebtSlot, [
    running,
    exampleMortgage({ id: 2, restantHoofdsom: 1000 }),
    exampleMortgage({ status: 1 }),
  ])
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('€ 244.684,00')
  await userEvent.click(within(card).getByRole('button', { name: /^Waaruit bestaat/ }))
  const legend = within(card).getAllByRole('listitem').map(plain)
  expect(legend).toEqual(['Annuïtair€ 98.475,00', 'Aflossingsvrij€ 90.000,00', 'Overig€ 56.209,00'])
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/hypotheek')
})

const living = v.parse(Living, {
  property: { postcode: '3541AB', number: '14', market_value: 412_000, woz_value_home: 380_000 },
})

test('what is owed and paid, and what of the home is the customer’s, is one picture', async () => {
  const portal = fakePortal()
  const parts = [examplePart(), examplePart({ id: 2, type: 5, hoofdsom: 90_000, remaining_debt: 90_000 })]
  portal.answer(getMortgages, { data: [exampleMortgage({ mortgageParts: parts })] })
  portal.answer(getLiving, { data: living })
  await renderView(HomeSlot, { portal, texts, path: '/overzicht' })
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('Je huis en je hypotheek€ 243.684 hypotheek')
  expect(plain(card)).toContain('Je betaalt € 1.073 per maand.')
  expect(within(card).getAllByRole('listitem').map(plain)).toEqual([
    'Van jou€ 168.316',
    'Nog te betalen€ 243.684',
  ])
  expect(plain(card)).toContain('Je huis is ongeveer € 412.000 waard.')
  expect(plain(card)).toContain('In 2046 staat nog € 90.000 open.')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/hypotheek')
})

test('where more is owed than the home is worth, that is said, and nothing is drawn as the customer’s own', async () => {
  const portal = fakePortal()
  portal.answer(getMortgages, { data: [exampleMortgage()] })
  portal.answer(getLiving, {
    data: v.parse(Living, { property: { postcode: '3541AB', number: '14', market_value: 200_000 } }),
  })
  await renderView(HomeSlot, { portal, texts, path: '/overzicht' })
  const card = await screen.findByRole('article')
  expect(within(card).getAllByRole('listitem').map(plain)).toEqual([
    `${nl.home_short}€ 43.684`,
    'Nog te betalen€ 243.684',
  ])
  const parts = [...card.querySelectorAll<HTMLElement>('[aria-hidden=true] > [data-colored]')]
  expect(parts.map(({ style }) => style.flexGrow)).toEqual(['200000', '43684'])
})

test('what only the municipality has valued says so, and explains the word', async () => {
  const portal = fakePortal()
  portal.answer(getMortgages, { data: [running] })
  portal.answer(getLiving, {
    data: v.parse(Living, { property: { postcode: '3541AB', number: '14', woz_value_home: 380_000 } }),
  })
  await renderView(HomeSlot, { portal, texts, path: '/overzicht' })
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('Je huis is € 380.000 waard volgens de WOZ.')
  await userEvent.click(within(card).getByRole('button', { name: 'WOZ' }))
  expect(within(card).getByText(nl.fact_woz_explained)).toBeTruthy()
})

test('where the worth of the home is not known it is what is owed and paid alone', async () => {
  await show(HomeSlot, [exampleMortgage()])
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('Je huis en je hypotheek€ 243.684 hypotheek')
  expect(within(card).queryAllByRole('listitem')).toHaveLength(0)
})

test('@DASH-08 a circle shows what remains of what was borrowed', async () => {
  await show(RepaidSlot, [exampleMortgage(), exampleMortgage({ id: 2, restantHoofdsom: null })])
  await userEvent.click(await screen.findByRole('button', { name: /^Hoeveel heb je al afgelost/ }))
  const circle = await screen.findByRole('img', { name: '80% van de hypotheek staat nog open' })
  expect(circle.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toMatch(
    /^79\.89\d* 100$/,
  )
  expect(plain(screen.getByRole('article'))).toContain('€ 61.316,00')
})

test('@DASH-09 an application shows its steps; a running and an ended one none', async () => {
  const progress = [exampleProgress(1), exampleProgress(2, 1)]
  await show(ApplicationSlot, [
    running,
    exampleMortgage({ id: 2, status: 94 }),
    exampleMortgage({ id: 3, status: 15, progress, openProgress: 1 }),
  ])
  const steps = within(await screen.findByRole('list', { name: nl.stepper })).getAllByRole('listitem')
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const link = screen.getByRole('link', { name: new RegExp(`^${nl.mortgage_open_request}`) })
  expect(link.getAttribute('href')).toBe('/hypotheek/3')
})

test('two applications are told apart by house, lender and day', async () => {
  const house = { street: 'Duinweg', number: '8', postal_code: '3253 AA', city: 'Ouddorp' }
  await show(ApplicationSlot, [
    exampleMortgage({ id: 2, status: 15, mainProperty: house }),
    exampleMortgage({ id: 3, status: 15, mainProperty: null, datumAanvraag: '2026-10-01' }),
  ])
  const links = await screen.findAllByRole('link', { name: new RegExp(`^${nl.mortgage_open_request}`) })
  const [first, second] = links.map((link) => link.getAttribute('aria-label') ?? '')
  expect(first).toContain('Duinweg 8, Ouddorp')
  expect(second?.replace(/\s/g, ' ')).toContain('1 oktober 2026')
})

test('of many applications two stand there, and the way to the others', async () => {
  await show(
    ApplicationSlot,
    [1, 2, 3, 4].map((id) => exampleMortgage({ id, status: 1 })),
  )
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Nog 2 aanvragen' }).getAttribute('href')).toBe('/hypotheek')
})

test.each([
  ['debt', DebtSlot],
  ['repaid', RepaidSlot],
  ['application', ApplicationSlot],
])('without mortgages there is no %s', async (_, View) => {
  const { portal, container } = await show(View, [])
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  await expect.poll(() => container.querySelector('article, [role=status]')).toBeNull()
})

test('mortgages that do not come can be asked for again', async () => {
  const { portal } = await show(DebtSlot)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getMortgages, { data: [running] })
  await userEvent.click(retry)
  expect(await screen.findByRole('article')).toBeTruthy()
})
