import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createCustomer, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import { listServices, serviceSectionNames } from './list-services.ts'
import ServicesScreen from './ServicesScreen.tsx'

const renderServices = (...labels: string[]) =>
  renderOverview(ServicesScreen, {
    customer: createCustomer({ product_labels: labels.map((name) => ({ name })) }),
  })
const findServiceTitles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

test('@SERVICES-01 the screen has three sections', async () => {
  await renderServices()
  for (const name of [nl.services_living, nl.services_trade, nl.services_sustainability])
    expect(await screen.findByRole('region', { name })).toBeTruthy()
})

test('@SERVICES-02 each section is a grid of three columns, with cards that have a title, body and external link', async () => {
  await renderServices()
  const living = await screen.findByRole('region', { name: nl.services_living })
  const list = await within(living).findByRole('list')
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  expect(rules.join()).toMatch(/min-width: 720px[^}]*grid-template-columns: repeat\(3/)
  expect(getComputedStyle(list).display).toBe('grid')
  const card = within(within(list).getAllByRole('listitem')[0] as HTMLElement)
  expect(card.getByText(nl.service_moving_title)).toBeTruthy()
  expect(card.getByText(nl.service_moving_body)).toBeTruthy()
  const link = card.getByRole('link')
  expect(link.getAttribute('href')).toMatch(/^https:/)
  expect(link.getAttribute('rel')).toContain('noreferrer')
})

test.each([['EHH'], ['unive']])(
  '@SERVICES-03 @TENANT-23 a customer with the label %s sees only the insurer’s cards',
  async (label) => {
    await renderServices(label)
    expect(await findServiceTitles()).toContain(nl.service_insurer_home_title)
    expect(await findServiceTitles()).not.toContain(nl.service_repairs_title)
  },
)

test('@SERVICES-03 other customers do not see the insurer’s cards', { tags: 'full' }, async () => {
  await renderServices()
  expect(await findServiceTitles()).toContain(nl.service_repairs_title)
  expect(await findServiceTitles()).not.toContain(nl.service_insurer_home_title)
})

test('@SERVICES-04 every section has a card for each audience', () => {
  for (const section of serviceSectionNames) {
    const audiences = [true, false].flatMap((insurer) =>
      listServices(section, insurer).map(({ audience }) => audience),
    )
    expect(new Set(audiences)).toEqual(new Set(['all', 'unive', 'other']))
  }
})
