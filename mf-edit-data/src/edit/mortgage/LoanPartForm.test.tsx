// @module-tag full
import { saveMortgages } from '@portal/contract/edit-form'
import { saveMortgagePart } from '@portal/contract/edit-home-or-loan-part'
import { ApiError } from '@portal/contract/error'
import { getMortgages } from '@portal/contract/mortgage'
import type { FakePortal } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChanges, getSentBodies, reviewAndSave } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import {
  createExampleMortgage,
  createExamplePart,
  openMortgageTab,
  retypeField,
} from './open-mortgage-tab.ts'

/** Opens the second part of the second mortgage. The first mortgage is incomplete. */
const openSecondPart = (answers: (portal: FakePortal) => void = () => {}) =>
  openMortgageTab(
    [
      createExampleMortgage(6, { mortgageParts: [createExamplePart(9, { interest: null })] }),
      createExampleMortgage(7),
    ],
    (fake) => {
      fake.answer(saveMortgagePart, { data: { success: true } })
      answers(fake)
    },
    'mortgage?id=7&part=2',
  )
const getPartRequests = ({ sent }: FakePortal) =>
  sent.filter(({ path }) => path.includes('/mortgage/part/')).map(({ input }) => input)
const clickReview = () => userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
const expectedDebtChange = [`Deel 2 · Aflossingsvrij: ${nl.remaining_debt}`, '€ 75.000,00', '€ 70.000,00']
const expectedDeductionChange = [
  `Deel 2 · Aflossingsvrij: ${nl.deduction_start_date}`,
  nl.edit_nothing,
  '15-03-2009',
]

test('@EDIT-16 if the URL names a part, only that part is shown and its first field has the focus', async () => {
  await openSecondPart()
  const field = await screen.findByLabelText(nl.part_number)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toHaveProperty('value', '002')
  expect(screen.queryByRole('button', { name: /^Deel 1/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /^Geldverstrekker/ })).toBeNull()
  expect(screen.getByRole('link', { name: nl.part_whole }).getAttribute('href')).toBe('/editInfo/mortgage/7')
})

test('a change of only the third decimal of the rate is reviewed and sent', async () => {
  const { portal } = await openSecondPart()
  await screen.findByLabelText(nl.part_number)
  await retypeField(RegExp(`^${nl.interest}`), '2,104')
  await clickReview()
  expect(await getReviewedChanges()).toEqual([[`Deel 2 · Aflossingsvrij: ${nl.interest}`, '2,10%', '2,104%']])
  await userEvent.click(screen.getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getPartRequests(portal)).toMatchObject([{ body: { interest: 2.104 } }])
})

test('@EDIT-16 if the API has no call for one part, the whole form is sent with the other parts unchanged', async () => {
  const { portal } = await openMortgageTab(
    [createExampleMortgage(7)],
    (fake) => {
      fake.answer(saveMortgages, { data: { success: true } })
      fake.answer(saveMortgagePart, () => {
        throw new ApiError('refused', { status: 404, message: 'Route not found' })
      })
    },
    'mortgage?id=7&part=2',
  )
  await screen.findByLabelText(nl.part_number)
  await retypeField(nl.remaining_debt, '70000')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveMortgages)).toMatchObject([
    { mortgages: [{ id: 7, parts: [{ id: 1 }, { id: 2, remaining_debt: 70_000 }] }] },
  ])
})

test('@EDIT-16 @EDIT-17 a part is reviewed and sent on its own, also if another mortgage has missing values', async () => {
  const { portal } = await openSecondPart()
  await screen.findByLabelText(nl.part_number)
  await retypeField(nl.remaining_debt, '70000')
  await retypeField(RegExp(`^${nl.deduction_start_date}`), '15-3-2009')
  await clickReview()
  expect(await getReviewedChanges()).toEqual([expectedDebtChange, expectedDeductionChange])
  await userEvent.click(screen.getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getSentBodies(portal, saveMortgages)).toEqual([])
  expect(getPartRequests(portal)).toEqual([
    {
      params: { id: 2 },
      body: {
        part_number: '002',
        repayment_type: 5,
        principal_sum: 75_000,
        remaining_debt: 70_000,
        current_value: null,
        start_date: '2021-03-01',
        end_date: '2051-03-01',
        interest_type: 'fixed',
        interest: 2.1,
        fixed_interest_duration: 240,
        fixed_rate_end_date: '2041-03-01',
        nhg: true,
        deduction_start_date: '2009-03-15',
      },
    },
  ])
})

test('@EDITMORT-18 an invalid value gives a field error, and nothing is sent', async () => {
  const { portal } = await openSecondPart()
  await screen.findByLabelText(nl.part_number)
  await retypeField(nl.remaining_debt, '80000')
  await clickReview()
  expect(await screen.findAllByText(nl.mortgage_part_remaining_lower_than_original_sum)).not.toHaveLength(0)
  expect(screen.getByLabelText(nl.remaining_debt).getAttribute('aria-invalid')).toBe('true')
  expect(getPartRequests(portal)).toEqual([])
})

test('@EDIT-16 a change of the part elsewhere is shown, the typed values stay, and saving needs a second confirmation', async () => {
  const { portal } = await openSecondPart((fake) =>
    fake.answer(saveMortgagePart, () => {
      throw new ApiError('refused', { status: 412, message: 'changed' })
    }),
  )
  await screen.findByLabelText(nl.part_number)
  await retypeField(nl.remaining_debt, '70000')
  const other = createExamplePart(2, { type: 5, hoofdsom: 75_000, remaining_debt: 75_000, interest: 3 })
  portal.answer(getMortgages, {
    data: [createExampleMortgage(7, { mortgageParts: [createExamplePart(1), other] })] as never,
  })
  await reviewAndSave()
  expect((await screen.findAllByText(nl.edit_changed)).length).toBeGreaterThan(0)
  expect(await getReviewedChanges()).toContainEqual(expectedDebtChange)
  portal.answer(saveMortgagePart, { data: { success: true } })
  await userEvent.click(screen.getByRole('button', { name: nl.edit_save_again }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getPartRequests(portal).at(-1)).toMatchObject({ body: { remaining_debt: 70_000, interest: 3 } })
})

test('@EDIT-16 an unknown part in the URL shows the whole form', async () => {
  await openMortgageTab([createExampleMortgage(7)], () => {}, 'mortgage?id=7&part=88')
  expect(await screen.findByRole('button', { name: /^Deel 1/ })).toBeTruthy()
})

test('case C55: a fixed rate that ends before the part starts shows a warning, and can be sent', async () => {
  const { portal } = await openSecondPart()
  await screen.findByLabelText(nl.part_number)
  expect(screen.queryByText(nl.mortgage_part_rate_over_at_start)).toBeNull()
  await retypeField(nl.fixed_rate_end_date, '28-02-2021')
  expect(screen.getByText(nl.mortgage_part_rate_over_at_start).closest('[role=status]')).toBeTruthy()
  await clickReview()
  await userEvent.click(await screen.findByRole('button', { name: nl.save }))
  await waitFor(() => expect(getPartRequests(portal)).toHaveLength(1))
})

test('case C55: an empty end date gives an error at that field only', async () => {
  await openSecondPart()
  await userEvent.clear(await screen.findByLabelText(nl.end_date))
  await clickReview()
  await waitFor(() => expect(screen.getByLabelText(nl.end_date).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText(nl.start_date).getAttribute('aria-invalid')).toBeNull()
})
