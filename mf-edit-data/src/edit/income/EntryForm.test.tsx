import { saveIncome } from '@portal/contract/edit-form'
import { addIncomeEntry, addPensionEntry, removeIncomeEntry } from '@portal/contract/edit-income-or-pension'
import { ApiError } from '@portal/contract/error'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { type FakePortal, findOverlay } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChangesByPerson, getSentBodies, openEditTab } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import './IncomeTab.tsx'
import '@portal/ui/confirm'

const createEntry = (id: number, title: string, total: number) => ({
  id,
  title,
  total,
  type: 'OtherIncome' as const,
})
const examplePartner = { id: 2, full_name: 'Bas', first_name: 'Bas', gross_annual_income: 40_000 }
/**
 * Opens the edit screen at an income or pension. Anna has two incomes, whose sum is in the form, and no pension; her
 * partner Bas has one amount for all income.
 */
const openIncomeEntry = (
  address: string,
  given: object = {},
  answers: (portal: FakePortal) => void = () => {},
) =>
  openEditTab(address, { gross_annual_income: 54_320, retirement_date: '2052-07-17', ...given }, (fake) => {
    fake.answer(getFamily, { data: { partner: examplePartner, children: [] } })
    fake.answer(getIncomes, {
      data: [createEntry(5, 'Markdal Zorg', 46_656), createEntry(6, 'Sportmassage', 7664)],
    })
    for (const call of [getPartnerIncomes, getRetirements, getPartnerRetirements])
      fake.answer(call, { data: [] })
    for (const call of [addIncomeEntry, addPensionEntry, removeIncomeEntry])
      fake.answer(call, { data: { success: true } })
    answers(fake)
  })
const clickReview = () => userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
const clickRadio = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const getListedChanges = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl > div')].map((row) =>
    ['dt', 'del', 'ins'].map((tag) =>
      row
        .querySelector(tag)
        ?.textContent?.replace(/^(was|wordt) /, '')
        .replace(/\s/g, ' '),
    ),
  )

test('@EDITINCOME-07 @EDIT-17 only the new income is sent, and the review lists it and the sum that changes with it', {
  tags: 'full',
}, async () => {
  const { portal } = await openIncomeEntry('income')
  await userEvent.click(await screen.findByRole('link', { name: nl.entry_add_income }))
  await screen.findByRole('heading', { name: nl.entry_new_income })
  await clickRadio(nl.entry_type_OtherIncome)
  await userEvent.type(screen.getByLabelText(nl.entry_title_income), ' Bijles ')
  await userEvent.type(screen.getByLabelText(nl.entry_total), '1200,50')
  await clickReview()
  expect(await getReviewedChangesByPerson()).toEqual([
    [nl.person_own, nl.entry_type, nl.edit_nothing, nl.entry_type_OtherIncome],
    [nl.person_own, nl.entry_title_income, nl.edit_nothing, 'Bijles'],
    [nl.person_own, nl.entry_total, nl.edit_nothing, '€ 1.200,50'],
    [nl.person_own, 'Inkomen nu, alles samen', '€ 54.320,00', '€ 55.520,00'],
  ])
  await userEvent.click(within(await findOverlay()).getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, addIncomeEntry)).toEqual([
    { of_partner: false, type: 'OtherIncome', title: 'Bijles', total: 1200.5 },
  ])
  expect(getSentBodies(portal, saveIncome)).toEqual([])
})

test('@EDITINCOME-07 a pension is added for the chosen person', async () => {
  const { portal } = await openIncomeEntry('income/new-pension')
  await screen.findByRole('heading', { name: nl.entry_new_pension })
  await clickRadio('Bas')
  await clickRadio(nl.entry_type_EmployerPension)
  await userEvent.type(screen.getByLabelText(nl.entry_title_pension), 'PFZW')
  await userEvent.type(screen.getByLabelText(nl.entry_total), '9000')
  await clickReview()
  expect((await getReviewedChangesByPerson()).map(([who]) => who)).toEqual(['Bas', 'Bas', 'Bas', 'Bas'])
  await userEvent.click(within(await findOverlay()).getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, addPensionEntry)).toEqual([
    { of_partner: true, type: 'EmployerPension', title: 'PFZW', total: 9000 },
  ])
})

test('@EDITINCOME-07 a missing value gives a field error, and no income can be added to a single total amount', {
  tags: 'full',
}, async () => {
  const { portal } = await openIncomeEntry('income/new-income')
  await screen.findByRole('heading', { name: nl.entry_new_income })
  expect(screen.queryByRole('radio', { name: 'Bas' })).toBeNull()
  await userEvent.type(screen.getByLabelText(nl.entry_title_income), 'Bijles')
  await clickReview()
  expect(await screen.findAllByText(nl.field_required)).toHaveLength(2)
  expect(screen.getByLabelText(nl.entry_total).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('Bijles')).toBeTruthy()
  expect(getSentBodies(portal, addIncomeEntry)).toEqual([])
})

test('@EDITINCOME-07 nothing can be added to a single total amount, nor an income after retirement', {
  tags: 'full',
}, async () => {
  await openIncomeEntry('income', { retirement_date: '2020-01-01' })
  await screen.findByRole('link', { name: nl.entry_add_pension })
  expect(screen.queryByRole('link', { name: nl.entry_add_income })).toBeNull()
})

test('@EDITINCOME-07 only the removed income is sent after confirmation, which states the sum that changes with it', {
  tags: 'full',
}, async () => {
  const { portal } = await openIncomeEntry('income/income-6', {}, (fake) =>
    fake.answer(removeIncomeEntry, () => {
      throw new ApiError('refused', {
        status: 409,
        message: 'no',
        body: { message: 'Could not persist model Customer' },
      })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: nl.entry_remove_income }))
  const dialog = await screen.findByRole('alertdialog')
  expect(getListedChanges(dialog)).toEqual([
    ['Sportmassage', '€ 7.664,00', nl.edit_gone],
    ['Inkomen nu, alles samen', '€ 54.320,00', '€ 46.656,00'],
  ])
  const confirmRemoval = () =>
    userEvent.click(within(dialog).getByRole('button', { name: nl.entry_remove_income }))
  expect(portal.sent.filter(({ input }) => input)).toEqual([])
  await confirmRemoval()
  expect(await within(dialog).findByText(nl.save_edits_error_noaccess)).toBeTruthy()
  portal.answer(removeIncomeEntry, { data: { success: true } })
  portal.answer(getIncomes, { data: [createEntry(5, 'Markdal Zorg', 46_656)] })
  await confirmRemoval()
  expect(await screen.findByText(nl.entry_removed)).toBeTruthy()
  expect(screen.queryByText(nl.entry_missing)).toBeNull()
  expect(portal.sent.filter(({ input }) => input).map(({ path }) => path)).toEqual([
    '/customer/edit_screen/income/6',
    '/customer/edit_screen/income/6',
  ])
})
