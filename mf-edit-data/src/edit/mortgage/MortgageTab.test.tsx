import { saveMortgages } from '@portal/contract/edit-form'
import { ApiError } from '@portal/contract/error'
import { getLenders } from '@portal/contract/lender'
import { getMortgages } from '@portal/contract/mortgage'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getReviewedChanges, getSentBodies, reviewAndSave } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import {
  createExampleMortgage,
  createExamplePart,
  getLastSavedBody,
  openMortgageTab,
  retypeField,
} from './open-mortgage-tab.ts'

test('@EDITMORT-01 @EDITMORT-02 @EDITMORT-06 without a mortgage, one can be added with an annuity part that ends after 30 years', async () => {
  const { portal } = await openMortgageTab([])
  await userEvent.click(await screen.findByRole('button', { name: nl.mortgage_add }))
  await screen.findByRole('button', { name: /^Deel 1 · Annuïtair/, expanded: true })
  await retypeField(nl.part_number, '1')
  await retypeField(nl.principal_sum, '200000')
  await retypeField(nl.remaining_debt, '1.234,56')
  await retypeField(nl.start_date, '29-02-2024')
  expect(screen.getByLabelText(nl.end_date)).toHaveProperty('value', '28-02-2054')
  await retypeField(nl.interest, '3,5')
  await retypeField(nl.fixed_interest_duration, '20')
  await retypeField(nl.fixed_rate_end_date, '29-02-2044')
  portal.answer(getMortgages, {
    data: [createExampleMortgage(7, { mortgageParts: [createExamplePart(1)] })] as never,
  })
  await reviewAndSave()
  expect(await screen.findByText(nl.save_edits_succesful)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Dommel Hypotheken' })).toBeTruthy()
  expect(await portal.drafts.read('mortgage-new')).toBeNull()
  expect(getLastSavedBody(portal).mortgages).toMatchObject([
    {
      id: null,
      parts: [{ id: null, repayment_type: 1, end_date: '2054-02-28', fixed_interest_duration: 240 }],
    },
  ])
})

test('after a reload the loan parts and other typed values of a new mortgage are restored', {
  tags: 'full',
}, async () => {
  await openMortgageTab([])
  await userEvent.click(await screen.findByRole('button', { name: nl.mortgage_add }))
  await retypeField(/^Hypotheeknummer/, '5012')
  await retypeField(nl.principal_sum, '200000')
  await userEvent.click(screen.getByRole('button', { name: nl.part_add }))
  await userEvent.type(screen.getAllByLabelText(nl.part_number).at(-1) as HTMLElement, 'twee')
  cleanup()
  await openMortgageTab([])
  expect(await screen.findByText(/^Je was hier .* mee bezig/)).toBeTruthy()
  expect(screen.getByLabelText(/^Hypotheeknummer/)).toHaveProperty('value', '5012')
  expect(screen.getAllByLabelText(nl.part_number).map((field) => (field as HTMLInputElement).value)).toEqual([
    '',
    'twee',
  ])
  expect(screen.getAllByLabelText(nl.principal_sum)[0]).toHaveProperty('value', '200.000,00')
})

test('@EDITMORT-01 with a mortgage, none can be added', { tags: 'full' }, async () => {
  await openMortgageTab([createExampleMortgage(7)])
  await screen.findByRole('button', { name: /^Deel 1/ })
  expect(screen.queryByRole('button', { name: nl.mortgage_add })).toBeNull()
})

test('@EDITMORT-04 a mortgage is removed after confirmation, and a failure shows an error and keeps it', async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)], (fake) =>
    fake.answer(saveMortgages, () => {
      throw new ApiError('refused', {
        status: 409,
        message: 'no',
        body: { message: 'Could not persist model Customer' },
      })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: nl.mortgage_remove }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: nl.mortgage_remove }))
  expect(await dialog.findByText(nl.save_edits_error_noaccess)).toBeTruthy()
  portal.answer(saveMortgages, { data: { success: true } })
  portal.answer(getMortgages, { data: [] })
  await userEvent.click(dialog.getByRole('button', { name: nl.mortgage_remove }))
  expect(await screen.findByText(nl.mortgage_none)).toBeTruthy()
  expect(getLastSavedBody(portal)).toEqual({ mortgages: [] })
})

test('@EDITMORT-13 one of 1,200 lenders is found by keyboard, and then its product', {
  tags: 'full',
}, async () => {
  const { portal } = await openMortgageTab([createExampleMortgage(7)])
  const lender = await screen.findByRole('combobox', { name: /^Geldverstrekker/ })
  await userEvent.clear(lender)
  await userEvent.type(lender, 'bank 0731')
  expect(screen.getAllByRole('option').length).toBeGreaterThan(700)
  await userEvent.keyboard('{Enter}')
  expect(lender).toHaveProperty('value', 'Bank 0731')
  const product = await screen.findByRole('combobox', { name: /^Product/ })
  expect(product).toHaveProperty('value', '')
  product.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await reviewAndSave()
  await waitFor(() => expect(getSentBodies(portal, saveMortgages)).toHaveLength(1))
  expect(getLastSavedBody(portal).mortgages[0]).toMatchObject({
    hdn_company_code: 'L731',
    hdn_company_label_id: 6,
  })
})

test('a product that is not in its lender’s list stays selected and visible until another is chosen', {
  tags: 'full',
}, async () => {
  const old = createExampleMortgage(7, { company_label_description: 'Dommel Oud' })
  const { portal } = await openMortgageTab(
    [old, createExampleMortgage(8, { company_label_description: 'Dommel Ouder' })],
    () => {},
    'mortgage?id=7',
  )
  const product = await screen.findByRole('combobox', { name: /^Product/ })
  expect(product).toHaveProperty('value', 'Dommel Oud')
  await retypeField(/^Hypotheeknummer/, '77')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  for (const sent of getLastSavedBody(portal).mortgages)
    expect(sent).not.toHaveProperty('hdn_company_label_id')
  await userEvent.click(product)
  await userEvent.click(await screen.findByRole('option', { name: 'Dommel Thuis' }))
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toContainEqual(['Product', 'Dommel Oud', 'Dommel Thuis'])
})

test('@EDITMORT-13 lenders from every page of the list are offered', async () => {
  const createExampleLender = (id: number) => ({ id, hdn_code: `X${id}`, sender_name: `Zilver ${id}` })
  await openMortgageTab([createExampleMortgage(7)], (fake) =>
    fake.answer(getLenders, ({ query }) => {
      const page = Number(query?.page ?? 1)
      return { data: [createExampleLender(page)], meta: { total: 3, page, per_page: 1 } }
    }),
  )
  await userEvent.click(await screen.findByRole('combobox', { name: /^Geldverstrekker/ }))
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Dommel Hypotheken',
      'Zilver 1',
      'Zilver 2',
      'Zilver 3',
    ]),
  )
})

test('@EDITMORT-05 another mortgage without parts stays unchanged and does not prevent saving', {
  tags: 'full',
}, async () => {
  const bare = createExampleMortgage(8, { hypotheeknummer: '8', mortgageParts: [] })
  const { portal } = await openMortgageTab([createExampleMortgage(7), bare], () => {}, 'mortgage?id=7')
  await screen.findByRole('button', { name: /^Deel 1/ })
  await retypeField(/^Hypotheeknummer/, '77')
  await reviewAndSave()
  await screen.findByText(nl.save_edits_succesful)
  expect(getLastSavedBody(portal).mortgages).toMatchObject([
    { id: 7, mortgage_number: '77', parts: [{ id: 1 }, { id: 2 }] },
    { id: 8, mortgage_number: '8', parts: [] },
  ])
})

test('another mortgage that is incomplete is listed before saving, with a link to it', {
  tags: 'full',
}, async () => {
  const begun = createExampleMortgage(8, {
    hypotheeknummer: '8.8',
    mortgageParts: [createExamplePart(3, { begindatum: null })],
  })
  const { portal } = await openMortgageTab([createExampleMortgage(7), begun], () => {}, 'mortgage?id=7')
  const way = await screen.findByRole('link', { name: 'Dommel Hypotheken · 8.8' })
  expect(way.getAttribute('href')).toBe('/editInfo/mortgage/8')
  await retypeField(/^Hypotheeknummer/, '77')
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect((await screen.findByRole('alert')).textContent).toBe(nl.mortgage_blocked)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(getSentBodies(portal, saveMortgages)).toEqual([])
})
