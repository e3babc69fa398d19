import { getCustomer } from '@portal/contract/customer'
import { savePersonalia } from '@portal/contract/edit-form'
import { getFamily } from '@portal/contract/family'
import { getToday } from '@portal/time/clock'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createExampleCustomer,
  getReviewedChanges,
  getReviewedChangesByPerson,
  getSentBodies,
  openEditTab,
  reviewAndSave,
} from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import './PersonaliaTab.tsx'

const examplePartner = {
  id: 2,
  full_name: 'Bas van der Meer',
  first_name: 'Bas',
  suffix: 'van der',
  last_name: 'Meer',
  date_of_birth: '1982-11-02',
  sex: 1,
  retirement_date: '2050-02-02',
  has_partner: true,
}
const openPersonaliaTab = (
  given: object = {},
  partner: object | null = examplePartner,
  address = 'personalia',
) =>
  openEditTab(address, given, (fake) => {
    fake.answer(getFamily, { data: { partner: partner as never, children: [] } })
    fake.answer(savePersonalia, { data: { success: true } })
  })
const clickReview = async () => userEvent.click(await screen.findByRole('button', { name: nl.edit_review }))
const retypeField = async (label: string | RegExp, typed: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  if (typed) await userEvent.type(screen.getByLabelText(label), typed)
}

test('@PERSONALIA-01 @PERSONALIA-02 all fields of a person are shown and sent, for the partner also the retirement date', async () => {
  const { portal } = await openPersonaliaTab()
  await retypeField(nl.first_name, 'Annelies')
  await userEvent.click(screen.getByRole('radio', { name: nl.gender_other }))
  await userEvent.click(screen.getByRole('tab', { name: 'Bas' }))
  await retypeField(/^Pensioendatum/, '1-1-2051')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, savePersonalia)).toEqual([
    {
      gender: null,
      initials: 'A.',
      first_name: 'Annelies',
      suffix: 'de',
      last_name: 'Wit',
      date_of_birth: '1984-05-12',
      mobile: '0612345678',
      has_partner: true,
      partner: {
        gender: 1,
        initials: '',
        first_name: 'Bas',
        suffix: 'van der',
        last_name: 'Meer',
        date_of_birth: '1982-11-02',
        mobile: '',
        retirement_date: '2051-01-01',
      },
    },
  ])
})

test.each([
  [true, examplePartner, true],
  [true, null, false],
  [false, examplePartner, false],
  [false, null, false],
])(
  '@PERSONALIA-03 with edit permission for the partner: %s, partner: %o, the tab is shown: %s',
  { tags: 'full' },
  async (can, partner, tab) => {
    await openPersonaliaTab({ can_update_partner: can }, partner)
    await screen.findByLabelText(nl.first_name)
    expect(screen.queryByRole('tab', { name: 'Bas' }) !== null).toBe(tab)
  },
)

test('@PERSONALIA-04 names are required', async () => {
  const { portal } = await openPersonaliaTab()
  await retypeField(nl.first_name, '')
  await retypeField(nl.last_name, '  ')
  await clickReview()
  expect((await screen.findByRole('alert')).textContent).toContain('2 velden')
  expect(getSentBodies(portal, savePersonalia)).toEqual([])
})

/** Today in the tenant's time zone, which is ahead of UTC, in the format that customers type. */
const todayAsTyped = getToday().split('-').reverse().join('-')

test.each([
  ['', nl.field_required],
  ['29-02-2023', nl.date_invalid],
  ['31-12-2079', nl.birthday_in_past],
  [todayAsTyped, nl.birthday_in_past],
])('@PERSONALIA-05 @PERSONALIA-08 a date of birth of “%s” is rejected', async (typed, expected) => {
  await openPersonaliaTab()
  await retypeField(nl.date_of_birth, typed)
  await userEvent.tab()
  await clickReview()
  expect(await screen.findAllByText(expected)).not.toHaveLength(0)
})

test('@PERSONALIA-06 the partner’s date of birth is required only with a partner', {
  tags: 'full',
}, async () => {
  const { portal } = await openPersonaliaTab({}, { ...examplePartner, date_of_birth: null })
  await retypeField(nl.first_name, 'Anne')
  await clickReview()
  expect(await screen.findAllByText(nl.field_required)).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('tab', { name: nl.person_own }))
  await userEvent.click(screen.getByRole('checkbox', { name: nl.has_partner }))
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, savePersonalia)).toMatchObject([{ has_partner: false }])
  expect(getSentBodies(portal, savePersonalia)[0]).not.toHaveProperty('partner')
})

test('@PERSONALIA-06 unticking the partner hides the fields, and ticking it again restores the values', {
  tags: 'full',
}, async () => {
  await openPersonaliaTab({}, { ...examplePartner, last_name: '' })
  await userEvent.click(await screen.findByRole('tab', { name: 'Bas' }))
  await retypeField(nl.first_name, 'Bastiaan')
  await userEvent.click(screen.getByRole('tab', { name: nl.person_own }))
  const box = screen.getByRole('checkbox', { name: nl.has_partner })
  await userEvent.click(box)
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('tab', { name: 'Bas' })).toBeNull()
  await clickReview()
  expect(await getReviewedChanges()).toEqual([[nl.has_partner, nl.yes, nl.no]])
  await userEvent.click(screen.getByRole('button', { name: nl.edit_back }))
  await userEvent.click(box)
  await userEvent.click(await screen.findByRole('tab', { name: 'Bas' }))
  expect(screen.getByLabelText(nl.first_name)).toHaveProperty('value', 'Bastiaan')
})

test('@PERSONALIA-06 a partner’s date of birth must be in the past', { tags: 'full' }, async () => {
  await openPersonaliaTab()
  await userEvent.click(await screen.findByRole('tab', { name: 'Bas' }))
  await retypeField(nl.date_of_birth, todayAsTyped)
  await userEvent.tab()
  await clickReview()
  expect(await screen.findAllByText(nl.birthday_in_past)).not.toHaveLength(0)
})

test('@PERSONALIA-07 a mobile number of more than ten characters is rejected', async () => {
  await openPersonaliaTab()
  await retypeField(/^Mobiel nummer/, '06123456789')
  await clickReview()
  expect(await screen.findAllByText(nl.mobile_maximum_length)).not.toHaveLength(0)
})

test('a change of the partner’s data has the partner’s name', { tags: 'full' }, async () => {
  await openPersonaliaTab()
  await userEvent.click(await screen.findByRole('tab', { name: 'Bas' }))
  await retypeField(nl.last_name, 'Smit')
  await clickReview()
  expect(await getReviewedChangesByPerson()).toEqual([['Bas', 'Achternaam', 'Meer', 'Smit']])
})

test('@EDIT-16 if the URL names the partner’s number, only that is shown and other data is sent unchanged', {
  tags: 'full',
}, async () => {
  const { portal } = await openPersonaliaTab({}, examplePartner, 'personalia?id=partner.mobile')
  const field = await screen.findByLabelText<HTMLInputElement>(/^Mobiel nummer/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.queryByLabelText(nl.first_name)).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: nl.edit_whole }).getAttribute('href')).toBe('/editInfo/personalia')
  await retypeField(/^Mobiel nummer/, '0687654321')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, savePersonalia)).toMatchObject([
    {
      first_name: 'Anna',
      mobile: '0612345678',
      date_of_birth: '1984-05-12',
      partner: { first_name: 'Bas', mobile: '0687654321', retirement_date: '2050-02-02' },
    },
  ])
})

test('@EDIT-08 while reads are refreshed after saving, the saved values and the confirmation stay', {
  tags: 'full',
}, async () => {
  const { portal } = await openPersonaliaTab()
  await userEvent.click(await screen.findByRole('tab', { name: 'Bas' }))
  await retypeField(/^Mobiel nummer/, '0687654321')
  const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobiel nummer/)
  const shown: string[] = []
  const watch = setInterval(() => shown.push(mobile.value))
  let releaseResponse = () => {}
  const held = new Promise<void>((resolve) => {
    releaseResponse = resolve
  })
  portal.answer(getCustomer, createExampleCustomer({ initials: 'A.M.' }))
  const family = { data: { partner: { ...examplePartner, mobile: '0687654321' }, children: [] } }
  portal.answer(getFamily, (() => held.then(() => family)) as never)
  await reviewAndSave()
  const getCachedCustomer = () =>
    portal.queries.getQueryCache().findAll({ queryKey: ['CUSTOMER'] })[0]?.state.data
  await waitFor(() => expect(getCachedCustomer()).toMatchObject({ data: { initials: 'A.M.' } }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  releaseResponse()
  await screen.findByText(nl.save_edits_succesful)
  await act(() => portal.queries.invalidateQueries({ queryKey: ['CUSTOMER'] }))
  clearInterval(watch)
  expect(new Set(shown)).toEqual(new Set(['0687654321']))
  portal.answer(getCustomer, createExampleCustomer({ initials: 'A.B.' }))
  await act(() => portal.queries.invalidateQueries({ queryKey: ['CUSTOMER'] }))
  await userEvent.click(screen.getByRole('tab', { name: nl.person_own }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Voorletters/).value).toBe('A.B.'))
  expect(screen.getByText(nl.save_edits_succesful)).toBeTruthy()
})
