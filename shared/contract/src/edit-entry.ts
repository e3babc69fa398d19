import * as v from '@portal/contract/schema'
import { del, post } from './call.ts'
import { requiredAmount, requiredLine } from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { Id, WriteResult } from './wire.ts'

const optionalAmount = v.optional(requiredAmount)

/** Only changed amounts: gross, in euro a year. */
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

/** Only changed amounts: gross, in euro a year. */
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
  of_partner: v.optional(v.boolean(), false),
  /** Payer, or name of the pension. */
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

const saveEntryText =
  'Other incomes and pensions stay; the amount of the income form that is their sum is updated. Not in the specification. 422 for an amount that the entry does not have; other failures as for the income form.'

export const saveIncomeEntry = post('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  body: IncomeEntryForm,
  response: WriteResult,
  summary: `Saves amounts of an income (EDITINCOME-06). ${saveEntryText}`,
})

export const savePensionEntry = post('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  body: PensionEntryForm,
  response: WriteResult,
  summary: `Saves amounts of a pension (EDITINCOME-06). ${saveEntryText}`,
})

const addEntryText =
  'Other entries stay; the amount of the income form that is their sum is updated. 422 `entry_stated` if the file states that amount without entries. Not in the specification. Other failures as for the income form.'

export const addIncomeEntry = post('/customer/edit_screen/income/new', {
  feature: 'income',
  body: NewIncomeForm,
  response: WriteResult,
  summary: `Adds an income (EDITINCOME-07). ${addEntryText}`,
})

export const addPensionEntry = post('/customer/edit_screen/retirement/new', {
  feature: 'income',
  body: NewPensionForm,
  response: WriteResult,
  summary: `Adds a pension (EDITINCOME-07). ${addEntryText}`,
})

const removeEntryText =
  'Other entries stay; the amount of the income form that is their sum is updated. Not in the specification. 404 for another file’s entry; other failures as for the income form.'

export const removeIncomeEntry = del('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  response: WriteResult,
  summary: `Removes an income (EDITINCOME-07). ${removeEntryText}`,
})

export const removePensionEntry = del('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  response: WriteResult,
  summary: `Removes a pension (EDITINCOME-07). ${removeEntryText}`,
})
