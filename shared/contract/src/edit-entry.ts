import * as v from '@portal/contract/schema'
import { del, post } from './call.ts'
import { requiredAmount, requiredLine } from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { Id, WriteResult } from './wire.ts'

const optionalAmount = v.optional(requiredAmount)

/** Changed amounts of one income, gross, in euro a year: only the fields that differ from the stored values. */
export const IncomeEntryForm = v.object({
  total: optionalAmount,
  gross_annual_income: optionalAmount,
  holiday_bonus: optionalAmount,
  thirteenth_month: optionalAmount,
  year_end_bonus: optionalAmount,
  irregularity_allowance: optionalAmount,
  overtime: optionalAmount,
  provision: optionalAmount,
  average_net_profit: optionalAmount,
  net_profit: optionalAmount,
})

/** Changed amounts of one pension, gross, in euro a year. */
export const PensionEntryForm = v.object({
  total: optionalAmount,
  target_pension_amount: optionalAmount,
  accumulated_pension_amount: optionalAmount,
  death_before_retirement_date_amount: optionalAmount,
  death_after_retirement_date_amount: optionalAmount,
  death_before_retirement_date_till_retirement_amount: optionalAmount,
})

const requiredRule: EditRule = 'field_required'
const newEntryFields = {
  /** Belongs to the partner. */
  of_partner: v.optional(v.boolean(), false),
  /** Payer or name of the pension. */
  title: requiredLine(100),
  total: requiredAmount,
}

export const incomeTypes = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const

export const pensionTypes = [
  'EmployerPension',
  'RetirementBenefitIncome',
  'PrivatePension',
  'LifeInsurancePension',
] as const

export const NewIncomeForm = v.object({ ...newEntryFields, type: v.picklist(incomeTypes, requiredRule) })

export const NewPensionForm = v.object({ ...newEntryFields, type: v.picklist(pensionTypes, requiredRule) })

const createSaveDefinition =
  'All other incomes and pensions stay as they are; the amount of the income form that was their sum goes along (EDITINCOME-06). Not in the specification. Refused as the income form is; an amount that this one is not made of: 422.'

/**
 * Saves amounts of one income of the customer or partner (EDITINCOME-06). 404 for an income in another file; otherwise
 * fails like `saveIncome`.
 */
export const saveIncomeEntry = post('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  body: IncomeEntryForm,
  answer: WriteResult,
  summary: `Saves amounts of one income (EDITINCOME-06). ${createSaveDefinition}`,
})

export const savePensionEntry = post('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  body: PensionEntryForm,
  answer: WriteResult,
  summary: `Saves amounts of one pension (EDITINCOME-06). ${createSaveDefinition}`,
})

const createAddDefinition =
  'What is on file stays; the amount of the income form that is their sum goes along. Where the file has an amount for them as one, which the new one would take the place of, it is refused: 422 entry_stated. Not in the specification. Refused as the income form is.'

/** Adds an income of the customer or partner (EDITINCOME-07). Fails as `saveIncome`. */
export const addIncomeEntry = post('/customer/edit_screen/income/new', {
  feature: 'income',
  body: NewIncomeForm,
  answer: WriteResult,
  summary: `Adds one income (EDITINCOME-07). ${createAddDefinition}`,
})

export const addPensionEntry = post('/customer/edit_screen/retirement/new', {
  feature: 'income',
  body: NewPensionForm,
  answer: WriteResult,
  summary: `Adds one pension (EDITINCOME-07). ${createAddDefinition}`,
})

const createRemoveDefinition =
  'All others stay as they are; the amount of the income form that was their sum goes along. Not in the specification. 404 for one that is not of this file; else refused as the income form is.'

export const removeIncomeEntry = del('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  answer: WriteResult,
  summary: `Removes one income (EDITINCOME-07). ${createRemoveDefinition}`,
})

export const removePensionEntry = del('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  answer: WriteResult,
  summary: `Removes one pension (EDITINCOME-07). ${createRemoveDefinition}`,
})
