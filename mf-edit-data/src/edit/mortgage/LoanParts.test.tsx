import { saveMortgages } from '@portal/contract/edit-form'
import { getMortgages } from '@portal/contract/mortgage'
import { getCurrentYear } from '@portal/time/clock'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChanges, getSentBodies, reviewAndSave } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import {
  createExampleMortgage,
  createExamplePart,
  expandPart,
  getLastSavedBody,
  openMortgageTab,
  retypeField,
} from './open-mortgage-tab.ts'

test('@EDITMORT-13 @EDITMORT-21 a changed part is listed with old and new values, and sent with all other data unchanged', {
  tags: 'full',
}, async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  await expandPart(/^Deel 1 · Annuïtair/)
  await retypeField(nl.remaining_debt, '€ 150.000,50')
  await retypeField(nl.fixed_interest_duration, '10a')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toEqual([
    [`Deel 1 · Annuïtair: ${nl.remaining_debt}`, '€ 160.000,00', '€ 150.000,50'],
    [`Deel 1 · Annuïtair: ${nl.fixed_interest_duration}`, '20 jaar', '10 jaar'],
  ])
  await userEvent.click(screen.getByRole('button', { name: nl.save }))
  await screen.findByText(nl.save_edits_succesful)
  expect(getLastSavedBody(portal)).toMatchObject({
    mortgages: [
      {
        id: 7,
        hdn_company_code: 'DM',
        hdn_company_label_id: 6,
        mortgage_number: '5012.884.301',
        parts: [
          { id: 1, part_number: '001', remaining_debt: 150_000.5, fixed_interest_duration: 120, nhg: true },
          { id: 2, repayment_type: 5, remaining_debt: 75_000, fixed_interest_duration: 240 },
        ],
      },
    ],
  })
})

test('hovering over a part prepares its hidden fields, and those of no other part', {
  tags: 'full',
}, async () => {
  await openMortgageTab([createExampleMortgage(7)])
  const [first, second] = [/^Deel 1/, /^Deel 2/].map((name) => screen.findByRole('button', { name }))
  for (const row of [first, second]) {
    await userEvent.hover((await row) as HTMLElement)
    const field = await screen.findByLabelText(nl.part_number)
    expect((await row)?.closest('li')?.contains(field)).toBe(true)
    expect(screen.queryByRole('textbox', { name: nl.part_number })).toBeNull()
  }
  await userEvent.click((await second) as HTMLElement)
  expect(screen.getByRole('textbox', { name: nl.part_number })).toHaveProperty('value', '002')
})

test('@EDITMORT-03 @EDITMORT-15 an added part is expanded, and shows errors for missing values', async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  await userEvent.click(await screen.findByRole('button', { name: nl.part_add }))
  await screen.findByRole('button', { name: /^Deel 3 · Annuïtair/, expanded: true })
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('8 velden')
  for (const label of [
    nl.part_number,
    nl.start_date,
    nl.end_date,
    nl.remaining_debt,
    nl.interest,
    nl.fixed_rate_end_date,
    nl.fixed_interest_duration,
  ])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(nl.mortgage_part_original_sum_positive)).not.toHaveLength(0)
  expect(getSentBodies(portal, saveMortgages)).toEqual([])
})

test('@EDITMORT-22 @INPUT-07 the calendar allows start dates up to ten years from now, and end dates up to 2080', {
  tags: 'full',
}, async () => {
  const opened: string[] = []
  HTMLInputElement.prototype.showPicker = function () {
    opened.push(`${this.min} ${this.max} ${this.value}`)
  }
  await openMortgageTab([createExampleMortgage(7)])
  await expandPart(/^Deel 1/)
  for (const label of [nl.start_date, nl.end_date]) {
    const field = screen.getByLabelText(label).parentElement as HTMLElement
    await userEvent.click(within(field).getByRole('button'))
  }
  expect(opened).toEqual([
    `1900-01-01 ${getCurrentYear() + 10}-12-31 2021-03-01`,
    '1900-01-01 2080-12-31 2051-03-01',
  ])
})

test.each([
  [nl.fixed_interest_duration, '1,5', '1,5', nl.mortgage_part_duration_invalid],
  [nl.end_date, '01-01-2081', '01-01-2081', nl.date_out_of_range],
  [
    nl.start_date,
    '1-1-2050',
    '01-01-2050',
    nl.mortgage_part_startdate_out_of_range.replace('{year}', String(getCurrentYear() + 10)),
  ],
  [nl.end_date, '31-02-2040', '31-02-2040', nl.date_invalid],
])(
  '@EDITMORT-21 @EDITMORT-22 @INPUT-07 in %s the value %s stays, with the reason why it is rejected',
  { tags: 'full' },
  async (label, typed, shown, reason) => {
    const { portal } = await openMortgageTab([createExampleMortgage(7)])
    await expandPart(/^Deel 1/)
    await retypeField(label, typed)
    expect(screen.getByLabelText(label)).toHaveProperty('value', shown)
    await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
    expect(await screen.findAllByText(reason)).not.toHaveLength(0)
    expect(getSentBodies(portal, saveMortgages)).toEqual([])
  },
)

test('@EDITMORT-07 @EDITMORT-08 @EDITMORT-09 a variable rate requires no end of the fixed period, and is sent without one', {
  tags: 'full',
}, async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  await expandPart(/^Deel 1/)
  await userEvent.click(screen.getByRole('radio', { name: nl.interest_variable }))
  for (const label of [nl.fixed_interest_duration, nl.fixed_rate_end_date]) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('disabled', true))
    expect(screen.getByLabelText(label)).toHaveProperty('value', nl.not_applicable)
  }
  await reviewAndSave()
  await waitFor(() => expect(getSentBodies(portal, saveMortgages)).toHaveLength(1))
  expect(getLastSavedBody(portal).mortgages[0]?.parts[0]).toMatchObject({
    interest_type: 'variable',
    fixed_rate_end_date: '',
    fixed_interest_duration: 1,
  })
})

test('a rate that becomes fixed again has its previous values', { tags: 'full' }, async () => {
  await openMortgageTab([createExampleMortgage(7)])
  await expandPart(/^Deel 1/)
  await userEvent.click(screen.getByRole('radio', { name: nl.interest_variable }))
  await userEvent.click(screen.getByRole('radio', { name: nl.interest_fixed }))
  await waitFor(() =>
    expect(screen.getByLabelText(nl.fixed_rate_end_date)).toHaveProperty('value', '01-03-2041'),
  )
  expect(screen.getByLabelText(nl.fixed_interest_duration)).toHaveProperty('value', '20')
})

test.each([
  [1, false],
  [2, false],
  [5, false],
  [50, true],
  [3, true],
  [10, true],
])('@EDITMORT-10 a part with repayment type %s asks for the saved amount: %s', async (type, asks) => {
  await openMortgageTab([createExampleMortgage(7, { mortgageParts: [createExamplePart(1, { type })] })])
  await screen.findByLabelText(nl.remaining_debt)
  expect(screen.queryByLabelText(new RegExp(nl.current_value)) !== null).toBe(asks)
})

test('@EDITMORT-11 @EDITMORT-12 six repayment types are offered, and additionally the current type of a part', async () => {
  await openMortgageTab([createExampleMortgage(7, { mortgageParts: [createExamplePart(1, { type: 52 })] })])
  await userEvent.click(await screen.findByRole('combobox', { name: nl.repayment_type }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    nl.repayment_annuity,
    nl.repayment_linear,
    nl.repayment_interest_only,
    nl.repayment_bank_savings,
    nl.repayment_life_insurance,
    nl.repayment_investment,
    nl.repayment_starter_loan,
  ])
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('@EDITMORT-04 a part is removed at once after confirmation, and other typed values stay', {
  tags: 'full',
}, async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  await expandPart(/^Deel 1/)
  await retypeField(nl.remaining_debt, '100')
  await userEvent.click(screen.getByRole('button', { name: /^Deel 2/ }))
  await userEvent.click(screen.getAllByRole('button', { name: nl.part_remove })[1] as HTMLElement)
  const dialog = await screen.findByRole('alertdialog')
  expect(getSentBodies(portal, saveMortgages)).toEqual([])
  portal.answer(getMortgages, {
    data: [createExampleMortgage(7, { mortgageParts: [createExamplePart(1)] })] as never,
  })
  await userEvent.click(within(dialog).getByRole('button', { name: nl.part_remove }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deel 2/ })).toBeNull())
  expect(getLastSavedBody(portal).mortgages[0]?.parts).toMatchObject([{ id: 1, remaining_debt: 160_000 }])
  expect(screen.getByLabelText(nl.remaining_debt)).toHaveProperty('value', '100,00')
  expect(screen.queryByText(nl.edit_elsewhere)).toBeNull()
})

test('a part that is not on file is removed without a text about the file, and without confirmation if it is empty', {
  tags: 'full',
}, async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  const add = await screen.findByRole('button', { name: nl.part_add })
  const removeLastPart = async () =>
    userEvent.click(screen.getAllByRole('button', { name: nl.part_remove }).at(-1) as HTMLElement)
  await userEvent.click(add)
  await removeLastPart()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deel 3/ })).toBeNull())
  expect(document.activeElement).toBe(add)
  await userEvent.click(add)
  await userEvent.type(screen.getAllByLabelText(nl.part_number).at(-1) as HTMLElement, 'drie')
  await removeLastPart()
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(nl.part_remove_new_hint)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: nl.part_remove }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deel 3/ })).toBeNull())
  expect(getSentBodies(portal, saveMortgages)).toEqual([])
})

test('@EDITMORT-05 the last part cannot be removed', { tags: 'full' }, async () => {
  await openMortgageTab([createExampleMortgage(7, { mortgageParts: [createExamplePart(1)] })])
  await screen.findByLabelText(nl.remaining_debt)
  expect(screen.queryByRole('button', { name: nl.part_remove })).toBeNull()
})
