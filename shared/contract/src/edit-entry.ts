import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { neededAmount } from './edit-field.ts'
import { Done, Id } from './wire.ts'

const amount = v.optional(neededAmount)

/** Amounts of one income as the customer changes them, gross, in euro a year: those of its kind, and of these only what is another than on file. */
export const IncomeEntryForm = v.object({
  total: amount,
  gross_annual_income: amount,
  holiday_bonus: amount,
  thirteenth_month: amount,
  year_end_bonus: amount,
  irregularity_allowance: amount,
  overtime: amount,
  provision: amount,
  average_net_profit: amount,
  net_profit: amount,
})

/** Amounts of one pension as the customer changes them, as `IncomeEntryForm`. */
export const PensionEntryForm = v.object({
  total: amount,
  target_pension_amount: amount,
  accumulated_pension_amount: amount,
  death_before_retirement_date_amount: amount,
  death_after_retirement_date_amount: amount,
  death_before_retirement_date_till_retirement_amount: amount,
})

const saves =
  'All other incomes and pensions stay as they are; the amount of the income form that was their sum goes along (EDITINCOME-06). Not in the specification. Refused as the income form is; an amount that this one is not made of: 422.'

/** Saves amounts of one income, of the customer or the partner (EDITINCOME-06). 404 for one that is not of this file; else failures as `saveIncome`. */
export const saveIncomeEntry = post('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  body: IncomeEntryForm,
  answer: Done,
  summary: `Saves amounts of one income (EDITINCOME-06). ${saves}`,
})

/** Saves amounts of one pension, as `saveIncomeEntry`. */
export const savePensionEntry = post('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  body: PensionEntryForm,
  answer: Done,
  summary: `Saves amounts of one pension (EDITINCOME-06). ${saves}`,
})
