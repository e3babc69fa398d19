import * as v from '@portal/contract/schema'
import { del, post } from './call.ts'
import { neededAmount, neededLine } from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { Done, Id } from './wire.ts'

const amount = v.optional(neededAmount)

/** Changed amounts of one income, gross, in euro per year: fields of its kind that differ from the stored ones. */
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

/** Changed amounts of one pension, as `IncomeEntryForm`. */
export const PensionEntryForm = v.object({
  total: amount,
  target_pension_amount: amount,
  accumulated_pension_amount: amount,
  death_before_retirement_date_amount: amount,
  death_after_retirement_date_amount: amount,
  death_before_retirement_date_till_retirement_amount: amount,
})

const required: EditRule = 'field_required'
const added = {
  /** Belongs to the partner. */
  of_partner: v.optional(v.boolean(), false),
  /** Payer or name. */
  title: neededLine(100),
  /** Gross, in euro per year. */
  total: neededAmount,
}

/** Kinds of income that can be added. */
export const incomeTypes = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const

/** Kinds of pension that can be added. */
export const pensionTypes = [
  'EmployerPension',
  'RetirementBenefitIncome',
  'PrivatePension',
  'LifeInsurancePension',
] as const

/** One income as the customer adds it. */
export const NewIncomeForm = v.object({ ...added, type: v.picklist(incomeTypes, required) })

/** One pension as the customer adds it. */
export const NewPensionForm = v.object({ ...added, type: v.picklist(pensionTypes, required) })

const saves =
  'All other incomes and pensions stay as they are; the amount of the income form that was their sum goes along (EDITINCOME-06). Not in the specification. Refused as the income form is; an amount that this one is not made of: 422.'

/**
 * Saves amounts of one income of the customer or partner (EDITINCOME-06). 404 for another file's; otherwise fails as
 * `saveIncome`.
 */
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

const adds =
  'What is on file stays; the amount of the income form that is their sum goes along. Where the file has an amount for them as one, which the new one would take the place of, it is refused: 422 entry_stated. Not in the specification. Refused as the income form is.'

/** Adds an income of the customer or partner (EDITINCOME-07). Fails as `saveIncome`. */
export const addIncomeEntry = post('/customer/edit_screen/income/new', {
  feature: 'income',
  body: NewIncomeForm,
  answer: Done,
  summary: `Adds one income (EDITINCOME-07). ${adds}`,
})

/** Adds a pension, as `addIncomeEntry`. */
export const addPensionEntry = post('/customer/edit_screen/retirement/new', {
  feature: 'income',
  body: NewPensionForm,
  answer: Done,
  summary: `Adds one pension (EDITINCOME-07). ${adds}`,
})

const removes =
  'All others stay as they are; the amount of the income form that was their sum goes along. Not in the specification. 404 for one that is not of this file; else refused as the income form is.'

/** Removes an income from the file (EDITINCOME-07). */
export const removeIncomeEntry = del('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  answer: Done,
  summary: `Removes one income (EDITINCOME-07). ${removes}`,
})

/** Removes a pension, as `removeIncomeEntry`. */
export const removePensionEntry = del('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  answer: Done,
  summary: `Removes one pension (EDITINCOME-07). ${removes}`,
})
