import { type Coordinates, getHomeCoordinates } from '@portal/contract/home-map'
import { getLivingDetails, type LivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMortgage } from '../test/mortgage-examples.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import LivingScreen from './LivingScreen.tsx'
import './map/HomeMap.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(new Date('2026-11-21T12:00:00'))
})
afterEach(() => vi.restoreAllMocks())

const exampleHome = {
  street_name: 'Lindelaan',
  number: '14',
  postcode: '3541AB',
  city: 'Utrecht',
  market_value: 412_000,
  woz_value_home: 390_000,
  energy_label: 'A++++',
  energy_label_end_date: '2034-05-01',
  solar_panels: true,
  construction_year: 1934,
  residential_building_type: 'Tussenwoning',
}
type LivingPropertyInput = Partial<NonNullable<LivingDetails['property']>>

const exampleCoordinates = { latitude: 52.0907, longitude: 5.0913 }

async function renderLivingScreen(
  property: LivingPropertyInput | null,
  mortgages = [createMortgage()],
  { owns_property = true, living_together = null as boolean | null, place = null as Coordinates | null } = {},
) {
  const portal = createFakePortal()
  portal.answer(getLivingDetails, { data: { owns_property, living_together, property } })
  portal.answer(getMortgages, { data: mortgages })
  if (place) portal.answer(getHomeCoordinates, { data: place })
  await renderView(LivingScreen, { portal, texts, path: '/wonen' })
  if (property?.street_name) await screen.findByRole('heading', { name: new RegExp(property.street_name) })
  return portal
}
const getPlainText = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const getCardText = (heading: string) =>
  getPlainText(screen.getByRole('heading', { name: heading }).closest('section, article'))

test('@LIVING-01 a map shows the coordinates that the server returns, and can be zoomed', async () => {
  await renderLivingScreen(exampleHome, [], { place: exampleCoordinates })
  const map = await screen.findByRole('img', { name: 'Kaart van Lindelaan 14, 3541 AB Utrecht' })
  const getTileUrls = () => [...map.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(getTileUrls()[0]).toMatch(/^\/map\/16\/\d+\/\d+$/)
  await userEvent.click(screen.getByRole('button', { name: nl.living_map_nearer }))
  expect(getTileUrls()[0]).toMatch(/^\/map\/17\//)
  await userEvent.click(screen.getByRole('button', { name: nl.living_map_farther }))
  expect(getTileUrls()[0]).toMatch(/^\/map\/16\//)
})

const getStreetViews = () => document.querySelectorAll('img[src^="/streetview"]')
const getMapCard = () => document.querySelector('[data-map]')

test('@LIVING-07 without coordinates there is no map card, and the address is shown once', {
  tags: 'full',
}, async () => {
  await renderLivingScreen(exampleHome)
  await waitFor(() => expect(getMapCard()).toBeNull())
  expect(screen.getAllByText('3541 AB Utrecht')).toHaveLength(1)
  expect(getStreetViews()).toHaveLength(1)
})

test('@LIVING-07 if map tiles fail to load, the map card is removed', { tags: 'full' }, async () => {
  await renderLivingScreen(exampleHome, [], { place: exampleCoordinates })
  const map = await screen.findByRole('img', { name: /^Kaart van/ })
  fireEvent.error(map.querySelector('img') as HTMLImageElement)
  expect(getMapCard()).toBeNull()
  expect(screen.getAllByText('3541 AB Utrecht')).toHaveLength(1)
  expect(getStreetViews()).toHaveLength(1)
})

test('@LIVING-02 the street view beside the address comes from the proxy', async () => {
  await renderLivingScreen(exampleHome)
  const street = await screen.findByRole('img', { name: 'De straat bij Lindelaan 14, 3541 AB Utrecht' })
  expect(street.getAttribute('src')).toMatch(/^\/streetview\?location=Lindelaan\+14/)
})

test('without postcode or house number, street view and map are not requested', {
  tags: 'full',
}, async () => {
  const { sent } = await renderLivingScreen({ ...exampleHome, postcode: null })
  expect(getMapCard()).toBeNull()
  expect(screen.queryByRole('img', { name: /De straat/ })).toBeNull()
  expect(sent.some(({ path }) => path === getHomeCoordinates.path)).toBe(false)
})

test('@LIVING-03 market value and WOZ value are shown', async () => {
  await renderLivingScreen(exampleHome)
  expect(getCardText(nl.living_value)).toContain('€ 412.000,00')
  expect(getCardText(nl.living_value)).toMatch(/WOZ-waarde€ 390\.000,00/)
})

test('without a market value, the WOZ value is the main figure', { tags: 'full' }, async () => {
  await renderLivingScreen({ ...exampleHome, market_value: null })
  expect(getCardText(nl.living_value)).toMatch(/€ 390\.000,00WOZ-waarde/)
})

test.each([
  ['A++++', '2034-05-01', 'Energielabel geldig tot 1 mei 2034'],
  ['G', '2020-05-01', 'Dit energielabel was geldig tot 1 mei 2020'],
  ['C', null, nl.living_label_end_unknown],
])(
  '@LIVING-04 an energy label %s that ends on %s is shown',
  async (energy_label, energy_label_end_date, words) => {
    await renderLivingScreen({ ...exampleHome, energy_label, energy_label_end_date })
    expect(getCardText(nl.living_energy)).toContain(energy_label)
    expect(getCardText(nl.living_energy)).toContain(words)
  },
)

test('@LIVING-05 solar panels, year and type of the home are shown', async () => {
  await renderLivingScreen(exampleHome)
  expect(getCardText(nl.living_energy)).toContain('ZonnepanelenJa')
  expect(getCardText(nl.living_facts)).toContain('Soort woningTussenwoning')
  expect(getCardText(nl.living_facts)).toContain('Bouwjaar1934')
})

test.each([
  [true, nl.living_together],
  [false, nl.living_not_together],
])(
  '@ENTITY-24 the screen says whether the customer lives with a partner (%s)',
  async (living_together, words) => {
    await renderLivingScreen(exampleHome, [], { living_together })
    expect(screen.getByText(words)).toBeTruthy()
  },
)

test('an unknown type or use of the home is shown as sent, marked as Dutch', {
  tags: 'full',
}, async () => {
  await renderLivingScreen({ ...exampleHome, residential_building_type: 'Woonboot', purpose: 'Recreatie' })
  for (const words of ['Woonboot', 'Recreatie']) expect(screen.getByText(words).lang).toBe('nl')
})

test('@ENTITY-24 an unknown living situation is not shown', { tags: 'full' }, async () => {
  await renderLivingScreen(exampleHome)
  expect(screen.queryByText(/amenwonend/)).toBeNull()
})

test('@LIVING-06 only the mortgage on this home is shown', async () => {
  const other = { street: 'Duinweg', number: '8', postal_code: '3253 AA', city: 'Ouddorp' }
  await renderLivingScreen(exampleHome, [
    createMortgage(),
    createMortgage({ id: 2, agency_name: 'Kustbank', mainProperty: other }),
  ])
  await screen.findByText('Voorbeeldbank')
  expect(getCardText(nl.living_mortgage)).toContain('€ 243.684,00')
  expect(getCardText(nl.living_mortgage)).toContain('59,15%')
  expect(getCardText(nl.living_mortgage)).not.toContain('Kustbank')
  expect(screen.getByRole('link', { name: nl.mortgage_open }).getAttribute('href')).toBe('/hypotheek/1')
})

test('if mortgages cannot be read, the rest of the screen is shown', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  portal.answer(getLivingDetails, { data: { property: exampleHome } })
  await renderView(LivingScreen, { portal, texts, path: '/wonen' })
  expect(await screen.findByText(nl.mortgages_error)).toBeTruthy()
  expect(getCardText(nl.living_value)).toContain('€ 412.000,00')
  portal.answer(getMortgages, { data: [createMortgage()] })
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Voorbeeldbank')).toBeTruthy()
})

test('a rented home shows its monthly costs', { tags: 'full' }, async () => {
  await renderLivingScreen(
    { street_name: 'Lindelaan', number: '14', rent: 925, service_costs: 45, other_costs: 0 },
    [],
    {
      owns_property: false,
    },
  )
  expect(getCardText(nl.living_costs)).toContain('€ 970,00')
  expect(screen.getByText(nl.living_rented)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: nl.living_value })).toBeNull()
})

test('@LIVING-06 without a mortgage, a tenant sees no mortgage card and an owner sees that there is none', {
  tags: 'full',
}, async () => {
  await renderLivingScreen(exampleHome, [])
  expect(await screen.findByText(nl.living_no_mortgage)).toBeTruthy()
  cleanup()
  const portal = await renderLivingScreen(exampleHome, [], { owns_property: false })
  await waitFor(() => expect(portal.sent.some(({ path }) => path.startsWith(getMortgages.path))).toBe(true))
  await waitFor(() => expect(screen.queryByRole('heading', { name: nl.living_mortgage })).toBeNull())
})

test('if the tenant hides mortgages, none is shown and none is requested', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal({ isAllowed: () => false })
  portal.answer(getLivingDetails, { data: { property: exampleHome } })
  await renderView(LivingScreen, { portal, texts, path: '/wonen' })
  await screen.findByRole('heading', { name: nl.living_value })
  expect(screen.queryByRole('heading', { name: nl.living_mortgage })).toBeNull()
  expect(portal.sent.some(({ path }) => path.startsWith(getMortgages.path))).toBe(false)
})

test('without a known home the screen says what will appear here', { tags: 'full' }, async () => {
  await renderLivingScreen(null)
  expect(await screen.findByText(nl.living_empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.tell_us }).getAttribute('href')).toBe('/contact')
})

test('if the home cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  await renderView(LivingScreen, { portal, texts, path: '/wonen' })
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getLivingDetails, { data: { property: exampleHome } })
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: nl.living_value })).toBeTruthy()
})

test('long names and large amounts are not truncated', { tags: 'full' }, async () => {
  const street_name = 'Burgemeester van Lingen-Groenevelt van Schimmelpenninckstraat'
  await renderLivingScreen({ ...exampleHome, street_name, market_value: 99_000_000_000 })
  expect(await screen.findByRole('heading', { name: `${street_name} 14` })).toBeTruthy()
  expect(within(document.body).getAllByText(/99\.000\.000\.000/).length).toBeGreaterThan(0)
})

test('an apartment has another illustration than a house', { tags: 'full' }, async () => {
  const renderHomePicture = async (residential_building_type: string) => {
    await renderLivingScreen({ ...exampleHome, residential_building_type })
    const card = screen.getByRole('heading', { name: nl.living_value }).closest('section, article')
    const picture = card?.querySelector('svg[viewBox="0 0 96 96"]')?.innerHTML
    cleanup()
    return picture
  }
  expect(await renderHomePicture('Appartement')).not.toBe(await renderHomePicture('Tussenwoning'))
  expect(await renderHomePicture('Appartement')).toBe(await renderHomePicture('appartement'))
})
