import { saveIncome } from '@portal/contract/edit-form'
import { saveIncomeEntry } from '@portal/contract/edit-income-or-pension'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { findOverlay } from '@portal/remote-kit/test'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  getReviewedChanges,
  getReviewedChangesByPerson,
  getSentBodies,
  openEditTab,
  reviewAndSave,
} from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import './IncomeTab.tsx'

const examplePartner = { id: 2, full_name: 'Bas', first_name: 'Bas', gross_annual_income: 40_000 }
const openIncomeTab = (given: object = {}, partner: object | null = examplePartner) =>
  openEditTab('income', { gross_annual_income: 58_000, retirement_date: '2052-07-17', ...given }, (fake) => {
    fake.answer(getFamily, { data: { partner: partner as never, children: [] } })
    fake.answer(saveIncome, { data: { success: true } })
  })
const retypeField = async (label: string, typed: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), typed)
}
const getFieldLabels = () =>
  [...document.querySelectorAll('form label')].map((label) => label.textContent?.trim()).filter(Boolean)

test('@EDITINCOME-01 @EDITINCOME-02 amounts are entered gross a year and sent in whole euros', async () => {
  const { portal } = await openIncomeTab()
  await retypeField(nl.gross_annual_income, '60.000,99')
  expect(getFieldLabels()).toEqual([
    nl.retirement_date,
    nl.gross_annual_income,
    nl.gross_annual_old_age_pension_amount,
    nl.gross_annual_employment_pension_amount,
    nl.gross_annual_annuity_amount,
    nl.gross_annual_partner_pension_amount,
  ])
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveIncome)).toMatchObject([
    {
      gross_annual_income: 60_000,
      gross_annual_old_age_pension_amount: null,
      retirement_date: '2052-07-17',
      partner: { gross_annual_income: 40_000 },
    },
  ])
})

test('@EDITINCOME-03 a retired customer has no income fields, and none are sent', async () => {
  const { portal } = await openIncomeTab({ retirement_date: '2020-01-01' }, null)
  await retypeField(nl.gross_annual_annuity_amount, '12')
  expect(screen.queryByLabelText(nl.gross_annual_income)).toBeNull()
  expect(screen.getByText(nl.income_retired)).toBeTruthy()
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveIncome)[0]).not.toHaveProperty('gross_annual_income')
})

test.each([
  [true, examplePartner, true],
  [true, null, false],
  [false, examplePartner, false],
])(
  '@EDITINCOME-04 with edit permission for the partner: %s, partner: %o, the partner pension is shown: %s',
  async (can, partner, isShown) => {
    await openIncomeTab({ can_update_partner: can }, partner)
    await screen.findByLabelText(nl.gross_annual_income)
    expect(screen.queryByLabelText(nl.gross_annual_partner_pension_amount) !== null).toBe(isShown)
    expect(screen.queryAllByRole('tab').length > 0).toBe(isShown)
  },
)

const createEntry = (id: number, title: string, total: number) => ({
  id,
  title,
  total,
  type: 'OtherIncome' as const,
})
const exampleSalary = {
  ...createEntry(5, 'Markdal Zorg', 46_656),
  type: 'EmploymentIncome',
  employment: { gross_annual_income: 43_200, holiday_bonus: 3456, overtime: 0 },
}
const openIncomeTabWithEntries = (address = 'income', given: object = {}) =>
  openEditTab(address, { gross_annual_income: 54_320, retirement_date: '2052-07-17', ...given }, (fake) => {
    fake.answer(getFamily, { data: { partner: examplePartner, children: [] } })
    fake.answer(getIncomes, { data: [exampleSalary, createEntry(6, 'Sportmassage', 7664)] })
    fake.answer(getPartnerIncomes, { data: [createEntry(7, 'Gemeente Tilburg', 40_000)] })
    fake.answer(getRetirements, { data: [] })
    fake.answer(getPartnerRetirements, { data: [] })
    for (const call of [saveIncome, saveIncomeEntry]) fake.answer(call, { data: { success: true } })
  })
const clickReview = async () => userEvent.click(await screen.findByRole('button', { name: nl.edit_review }))

test('@EDITINCOME-05 @EDIT-17 entries that will be removed are listed per person before saving, and unchanged ones stay', {
  tags: 'full',
}, async () => {
  await openIncomeTabWithEntries()
  await retypeField(nl.gross_annual_income, '1')
  await clickReview()
  expect(await getReviewedChangesByPerson()).toEqual([
    [nl.person_own, nl.gross_annual_income, '€ 54.320,00', '€ 1,00'],
    [nl.person_own, 'Markdal Zorg', '€ 46.656,00', nl.edit_gone],
    [nl.person_own, 'Sportmassage', '€ 7.664,00', nl.edit_gone],
  ])
  expect(within(await findOverlay()).getByText(nl.income_replaces)).toBeTruthy()
})

test('@EDITINCOME-06 @EDIT-16 a single income is edited and sent alone, and the review lists the amounts that change with it', {
  tags: 'full',
}, async () => {
  const { portal } = await openIncomeTabWithEntries('income?id=income-5')
  const field = await screen.findByLabelText(nl.entry_gross_annual_income)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByRole('heading', { name: 'Markdal Zorg' })).toBeTruthy()
  expect(getFieldLabels()).toEqual([nl.entry_gross_annual_income, nl.entry_holiday_bonus])
  await userEvent.click(screen.getByRole('button', { name: nl.entry_more }))
  expect(getFieldLabels()).toHaveLength(7)
  await retypeField(nl.entry_gross_annual_income, '45.000,50')
  await clickReview()
  expect(await getReviewedChangesByPerson()).toEqual([
    [nl.person_own, nl.entry_gross_annual_income, '€ 43.200,00', '€ 45.000,50'],
    [nl.person_own, nl.entry_sum, '€ 46.656,00', '€ 48.456,50'],
    [nl.person_own, 'Inkomen nu, alles samen', '€ 54.320,00', '€ 56.120,00'],
  ])
  await userEvent.click(within(await findOverlay()).getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  const path = '/customer/edit_screen/income/5'
  expect(getSentBodies(portal, { path })).toEqual([{ gross_annual_income: 45_000.5 }])
  expect(getSentBodies(portal, saveIncome)).toEqual([])
})

test('@EDITINCOME-06 the partner’s income has the partner’s name, and an emptied amount gives a field error', {
  tags: 'full',
}, async () => {
  await openIncomeTabWithEntries('income/income-7')
  expect(await screen.findByText(/^Een inkomen van Bas\./)).toBeTruthy()
  await userEvent.clear(await screen.findByLabelText(nl.entry_total))
  await clickReview()
  expect((await screen.findByRole('alert')).textContent).toContain(nl.field_required)
  await retypeField(nl.entry_total, '41000')
  await clickReview()
  expect(await getReviewedChangesByPerson()).toEqual([
    ['Bas', nl.entry_total, '€ 40.000,00', '€ 41.000,00'],
    ['Bas', 'Inkomen nu, alles samen', '€ 40.000,00', '€ 41.000,00'],
  ])
})

test('@EDITINCOME-06 @PERSONALIA-03 entries that can be edited are listed, and an unknown one in the URL shows a message', {
  tags: 'full',
}, async () => {
  await openIncomeTabWithEntries('income/income-7', { can_update_partner: false })
  expect(await screen.findByText(nl.entry_missing)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /per jaar$/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/editInfo/income/income-5', '/editInfo/income/income-6'])
})

test('@EDIT-16 a single amount can be edited and sent, except amounts that retired persons do not have', {
  tags: 'full',
}, async () => {
  const { portal } = await openIncomeTabWithEntries('income?id=partner.gross_annual_annuity_amount')
  await screen.findByText(nl.edit_only_this)
  expect(getFieldLabels()).toEqual([nl.gross_annual_annuity_amount])
  await retypeField(nl.gross_annual_annuity_amount, '12')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveIncome)).toEqual([{ partner: { gross_annual_annuity_amount: 12 } }])
  cleanup()
  await openIncomeTabWithEntries('income?id=gross_annual_income', { retirement_date: '2020-01-01' })
  expect(await screen.findByText(nl.income_retired)).toBeTruthy()
  expect(getFieldLabels().length).toBeGreaterThan(1)
})

test('if entries cannot be read, the list does not say that there are none', { tags: 'full' }, async () => {
  await openIncomeTab()
  await retypeField(nl.gross_annual_annuity_amount, '1')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(within(await findOverlay()).getByText(nl.income_replaces_unknown)).toBeTruthy()
})

test('@EDIT-13 cents are removed when a field of whole euros loses focus, so that the shown value is the saved one', {
  tags: 'full',
}, async () => {
  await openIncomeTab()
  await retypeField(nl.gross_annual_income, '60.000,99')
  await userEvent.tab()
  expect(screen.getByLabelText<HTMLInputElement>(nl.gross_annual_income).value).toBe('60.000')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toEqual([[nl.gross_annual_income, '€ 58.000,00', '€ 60.000,00']])
})
