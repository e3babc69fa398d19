import { saveLivingDetails } from '@portal/contract/edit-form'
import { saveHomeAddress, saveHomeValues } from '@portal/contract/edit-home-or-loan-part'
import { ApiError } from '@portal/contract/error'
import { getLivingDetails } from '@portal/contract/living-details'
import { getStreet } from '@portal/contract/street'
import { type FakePortal, findOverlay } from '@portal/remote-kit/test'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChanges, getSentBodies, openEditTab, reviewAndSave } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import './LivingTab.tsx'

const exampleProperty = {
  postcode: '4818 SL',
  number: '27',
  number_addition: 'A',
  formatted_number: '27-A',
  street_name: 'Wilhelminapark',
  city: 'Breda',
  market_value: 585_000,
  woz_value_home: 561_000,
}
const openLivingTab = (
  known: object | null = exampleProperty,
  answers: (portal: FakePortal) => void = () => {},
  address = 'living',
) =>
  openEditTab(address, {}, (fake) => {
    fake.answer(getLivingDetails, { data: known && { property: known } })
    for (const call of [saveLivingDetails, saveHomeAddress, saveHomeValues])
      fake.answer(call, { data: { success: true } })
    answers(fake)
  })

test('@EDIT-11 the address on file is above the form', { tags: 'full' }, async () => {
  await openLivingTab()
  expect(await screen.findByText('Je adres is nu Wilhelminapark 27-A, 4818 SL Breda.')).toBeTruthy()
})

test('@EDIT-11 @EDIT-12 without an address the form says so, and requires all fields but the addition', async () => {
  const { portal } = await openLivingTab(null)
  expect(await screen.findByText(nl.current_address_error)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect((await screen.findByRole('alert')).textContent).toContain('4 velden')
  for (const label of [nl.postal_code, nl.house_number, nl.market_value, nl.woz_value])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Toevoeging/).getAttribute('aria-invalid')).toBeNull()
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([])
})

test.each([
  ['€ 1.234.567,89', 1_234_567],
  ['1,234,567.89', 1_234_567],
  ['1.234', 1_234],
])('@EDIT-13 a pasted %s is sent as %s', { tags: 'full' }, async (pasted, sent) => {
  const { portal } = await openLivingTab()
  const field = await screen.findByLabelText(nl.market_value)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(pasted)
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([
    {
      postal_code: '4818 SL',
      house_number: '27',
      house_number_addition: 'A',
      market_value: sent,
      woz_value: 561_000,
    },
  ])
})

test('@EDIT-11 for another postcode or number the street is looked up while typing, and unknown until it is found', {
  tags: 'full',
}, async () => {
  const { portal } = await openLivingTab(exampleProperty, (fake) =>
    fake.answer(getStreet, ({ query }) => ({
      data: query?.number === '8' ? { street: 'Korte Heuvel', city: 'Tilburg' } : null,
    })),
  )
  const [postcode, number] = [
    await screen.findByLabelText(nl.postal_code),
    screen.getByLabelText(nl.house_number),
  ]
  await userEvent.clear(postcode)
  await userEvent.type(postcode, '5038VK')
  expect(await screen.findByText(nl.street_unknown)).toBeTruthy()
  await userEvent.clear(number)
  await userEvent.type(number, '8')
  expect(await screen.findByText('Dat is Korte Heuvel 8, 5038 VK Tilburg.')).toBeTruthy()
  expect(portal.sent.map(({ path }) => path).filter((path) => path.includes('street'))).toEqual([
    '/customer/street?postcode=5038+VK&number=27',
    '/customer/street?postcode=5038+VK&number=8',
  ])
})

test('saving another home shows a warning first, also about a value kept from the previous home', {
  tags: 'full',
}, async () => {
  await openLivingTab()
  const retypeField = async (label: string | RegExp, typed: string) => {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, typed)
  }
  const clickReview = async () => {
    await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
    return (await findOverlay(nl.edit_review_title)).textContent
  }
  await retypeField(nl.market_value, '600000')
  expect(await clickReview()).not.toContain(nl.living_moved)
  await userEvent.keyboard('{Escape}')
  await retypeField(/^Toevoeging/, 'B')
  expect(await clickReview()).toContain(nl.living_moved + nl.living_moved_values)
  await userEvent.keyboard('{Escape}')
  await retypeField(nl.woz_value, '590000')
  expect(await clickReview()).not.toContain(nl.living_moved_values)
})

test('@EDIT-11 an address without a street says that it is unknown', { tags: 'full' }, async () => {
  await openLivingTab({ ...exampleProperty, street_name: null, city: null })
  expect(
    await screen.findByText('Je adres is nu 27-A, 4818 SL. De straat en plaats zijn onbekend.'),
  ).toBeTruthy()
})

test.each([
  ['4818-SL', '27A', '4818 SL', '27', 'A'],
  ['NL-4818 SL', '27-2', '4818 SL', '27', '2'],
])('a pasted address %s, %s is parsed', { tags: 'full' }, async (postcode, number, ...sent) => {
  const { portal } = await openLivingTab({
    ...exampleProperty,
    number_addition: null,
    number: '1',
    postcode: '1011 AB',
  })
  for (const [label, pasted] of [
    [nl.postal_code, postcode],
    [nl.house_number, number],
  ] as const) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(pasted)
    await userEvent.tab()
  }
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  const [postal_code, house_number, house_number_addition] = sent
  expect(getSentBodies(portal, saveLivingDetails)).toMatchObject([
    { postal_code, house_number, house_number_addition },
  ])
})

test('a house number with an invalid suffix gives a field error with the reason', {
  tags: 'full',
}, async () => {
  await openLivingTab()
  await userEvent.type(await screen.findByLabelText(nl.house_number), 'B')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await screen.findAllByText(nl.house_number_invalid)).not.toHaveLength(0)
  expect(screen.getByLabelText(nl.house_number)).toHaveProperty('value', '27B')
})

test('without changes nothing is sent, and a message says so', { tags: 'full' }, async () => {
  const { portal } = await openLivingTab()
  await userEvent.click(await screen.findByRole('button', { name: nl.edit_review }))
  expect(await screen.findByText(nl.edit_unchanged)).toBeTruthy()
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([])
})

test('@EDIT-16 if the URL names the home value, only the value is shown and sent', {
  tags: 'full',
}, async () => {
  const { portal } = await openLivingTab(exampleProperty, () => {}, 'living?id=woz_value')
  const field = await screen.findByLabelText(nl.woz_value)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.queryByLabelText(nl.postal_code)).toBeNull()
  expect(screen.getByText(nl.edit_only_this)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '570000')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([])
  expect(getSentBodies(portal, saveHomeValues)).toEqual([{ market_value: 585_000, woz_value: 570_000 }])
})

test('@EDIT-16 if the URL names the address, only the address is shown and sent, without errors about other fields', {
  tags: 'full',
}, async () => {
  const { portal } = await openLivingTab(
    { ...exampleProperty, market_value: null },
    () => {},
    'living/postal_code',
  )
  const field = await screen.findByLabelText(/^Toevoeging/)
  expect(screen.queryByLabelText(nl.market_value)).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, 'B')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveHomeAddress)).toEqual([
    { postal_code: '4818 SL', house_number: '27', house_number_addition: 'B' },
  ])
})

const throwRouteNotFound = () => {
  throw new ApiError('refused', { status: 404, message: 'Route not found' })
}

test('@EDIT-16 if the API has no call for the values, the whole form is sent', async () => {
  const { portal } = await openLivingTab(
    exampleProperty,
    (fake) => fake.answer(saveHomeValues, throwRouteNotFound),
    'living/woz_value',
  )
  const field = await screen.findByLabelText(nl.woz_value)
  await userEvent.clear(field)
  await userEvent.type(field, '570000')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  const address = { postal_code: '4818 SL', house_number: '27', house_number_addition: 'A' }
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([
    { ...address, market_value: 585_000, woz_value: 570_000 },
  ])
})

test('@EDIT-16 if the API has no call for the address and the file has no value, nothing else is sent', async () => {
  const { portal } = await openLivingTab(
    { ...exampleProperty, market_value: null },
    (fake) => fake.answer(saveHomeAddress, throwRouteNotFound),
    'living/postal_code',
  )
  const field = await screen.findByLabelText(/^Toevoeging/)
  await userEvent.clear(field)
  await userEvent.type(field, 'B')
  await reviewAndSave()
  expect(await screen.findByText(nl.save_edits_error)).toBeTruthy()
  expect(getSentBodies(portal, saveLivingDetails)).toEqual([])
})

test('@EDIT-16 an unknown item in the URL shows the whole form', {
  tags: 'full',
}, async () => {
  await openLivingTab(exampleProperty, () => {}, 'living?id=something')
  expect(await screen.findByLabelText(nl.postal_code)).toBeTruthy()
  expect(screen.getByLabelText(nl.woz_value)).toBeTruthy()
})

test('@EDIT-17 typing another address lists the data that will be removed with the home', {
  tags: 'full',
}, async () => {
  await openLivingTab({
    ...exampleProperty,
    construction_year: 1931,
    solar_panels: true,
    purchase_price: 410_000,
  })
  const field = await screen.findByLabelText(/^Toevoeging/)
  await userEvent.clear(field)
  await userEvent.type(field, 'B')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toEqual([
    [nl.house_number_addition, 'A', 'B'],
    [nl.home_construction_year, '1931', nl.edit_gone],
    [nl.home_solar_panels, nl.yes, nl.edit_gone],
    [nl.home_purchase_price, '€ 410.000,00', nl.edit_gone],
  ])
})

test.each(['27 bis A links', 'x'.repeat(300), '27/1e verdieping', '-1', '２７'])(
  'case C51: with %j as house number the form keeps the typed text, with an error at the field',
  async (typed) => {
    const { portal } = await openLivingTab()
    const field = await screen.findByLabelText<HTMLInputElement>(nl.house_number)
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.change(screen.getByLabelText(nl.postal_code), { target: { value: '4811 AA' } })
    fireEvent.blur(field)
    await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
    expect(await screen.findAllByText(nl.house_number_invalid)).not.toHaveLength(0)
    expect(screen.getByLabelText<HTMLInputElement>(nl.house_number).value).toBe(typed)
    expect(getSentBodies(portal, saveLivingDetails)).toEqual([])
  },
)
