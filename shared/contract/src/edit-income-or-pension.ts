import * as v from '@portal/contract/valibot'
import { defineDelete, definePost } from './call.ts'
import { createRequiredTextLineField, requiredAmountField } from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { Id, WriteResult } from './wire.ts'

const optionalAmountField = v.optional(requiredAmountField)

/** Changed amounts of an income, gross in euro per year. Absent amounts stay unchanged. */
export const IncomeEntryForm = v.object({
  total: optionalAmountField,
  gross_annual_income: optionalAmountField,
  holiday_bonus: optionalAmountField,
  thirteenth_month: optionalAmountField,
  year_end_bonus: optionalAmountField,
  irregularity_allowance: optionalAmountField,
  overtime: optionalAmountField,
  provision: optionalAmountField,
  average_net_profit: optionalAmountField,
  net_profit: optionalAmountField,
})

/** Changed amounts of a pension, gross in euro per year. Absent amounts stay unchanged. */
export const PensionEntryForm = v.object({
  total: optionalAmountField,
  target_pension_amount: optionalAmountField,
  accumulated_pension_amount: optionalAmountField,
  death_before_retirement_date_amount: optionalAmountField,
  death_after_retirement_date_amount: optionalAmountField,
  death_before_retirement_date_till_retirement_amount: optionalAmountField,
})

const fieldRequiredRule: EditRule = 'field_required'
const newEntryFields = {
  of_partner: v.optional(v.boolean(), false),
  /** Payer of the income, or name of the pension. */
  title: createRequiredTextLineField(100),
  total: requiredAmountField,
}

export const incomeTypes = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const

export const pensionTypes = [
  'EmployerPension',
  'RetirementBenefitIncome',
  'PrivatePension',
  'LifeInsurancePension',
] as const

export const NewIncomeForm = v.object({ ...newEntryFields, type: v.picklist(incomeTypes, fieldRequiredRule) })

export const NewPensionForm = v.object({
  ...newEntryFields,
  type: v.picklist(pensionTypes, fieldRequiredRule),
})

const entrySaveCallSummary =
  'Other incomes and pensions stay; the amount of the income form that is their sum is updated. Not in the specification. 422 for an amount that the entry does not have; other failures as for the income form.'

export const saveIncomeEntry = definePost('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  body: IncomeEntryForm,
  response: WriteResult,
  summary: `Saves amounts of an income (EDITINCOME-06). ${entrySaveCallSummary}`,
})

export const savePensionEntry = definePost('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  body: PensionEntryForm,
  response: WriteResult,
  summary: `Saves amounts of a pension (EDITINCOME-06). ${entrySaveCallSummary}`,
})

const entryAdditionCallSummary =
  'Other entries stay; the amount of the income form that is their sum is updated. 422 `entry_stated` if the file states that amount without entries. Not in the specification. Other failures as for the income form.'

export const addIncomeEntry = definePost('/customer/edit_screen/income/new', {
  feature: 'income',
  body: NewIncomeForm,
  response: WriteResult,
  summary: `Adds an income (EDITINCOME-07). ${entryAdditionCallSummary}`,
})

export const addPensionEntry = definePost('/customer/edit_screen/retirement/new', {
  feature: 'income',
  body: NewPensionForm,
  response: WriteResult,
  summary: `Adds a pension (EDITINCOME-07). ${entryAdditionCallSummary}`,
})

const entryRemovalCallSummary =
  'Other entries stay; the amount of the income form that is their sum is updated. Not in the specification. 404 for another file’s entry; other failures as for the income form.'

export const removeIncomeEntry = defineDelete('/customer/edit_screen/income/{id}', {
  feature: 'income',
  params: { id: Id },
  response: WriteResult,
  summary: `Removes an income (EDITINCOME-07). ${entryRemovalCallSummary}`,
})

export const removePensionEntry = defineDelete('/customer/edit_screen/retirement/{id}', {
  feature: 'income',
  params: { id: Id },
  response: WriteResult,
  summary: `Removes a pension (EDITINCOME-07). ${entryRemovalCallSummary}`,
})
