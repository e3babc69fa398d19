import { getLivingDetails } from '@portal/contract/living-details'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import PropertySlot from './PropertySlot.tsx'

const exampleProperty = {
  street_name: 'Wilhelminapark',
  number: '27',
  number_addition: 'A',
  postcode: '4818sl',
  city: 'Breda',
  residential_building_type: 'Tussenwoning',
  construction_year: 1932,
  woz_value_home: 561_000,
  energy_label: 'A+++',
}
async function renderPropertySlot(given: Partial<typeof exampleProperty> | null) {
  const portal = createFakePortal()
  portal.answer(getLivingDetails, { data: { property: given } })
  const { container } = await renderView(PropertySlot, { portal, texts })
  return { portal, container }
}

test('@PROFILE-02 the home shows its street, type, year, WOZ value and energy label', {
  tags: 'full',
}, async () => {
  await renderPropertySlot(exampleProperty)
  const card = await screen.findByRole('article')
  const words = card.textContent?.replace(/\s/g, ' ') ?? ''
  for (const part of [
    'Wilhelminapark 27-A',
    '4818 SL Breda',
    'Tussenwoning uit 1932',
    '€ 561.000,00',
    'A+++',
  ])
    expect(words).toContain(part)
  expect(screen.getByRole('img').getAttribute('src')).toBe(
    '/streetview?location=Wilhelminapark+27-A%2C+4818+SL+Breda&size=560x280&fov=90',
  )
})

test.each([
  ['postcode', { ...exampleProperty, postcode: undefined }],
  ['house number', { ...exampleProperty, number: undefined }],
  ['home', null],
])('@PROFILE-02 without a %s no home is shown', async (_, given) => {
  const { portal, container } = await renderPropertySlot(given as Partial<typeof exampleProperty> | null)
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  expect(container.textContent).toBe('')
})

test('if there is no picture of the street, a text replaces it', async () => {
  await renderPropertySlot(exampleProperty)
  fireEvent.error(await screen.findByRole('img'))
  expect(screen.getByText(nl.street_view_missing)).toBeTruthy()
})
