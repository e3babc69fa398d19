import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import {
  bsnFileNamesField,
  createRequiredLineField,
  idempotencyKeyField,
  uploadField,
} from './input-field.ts'
import {
  CreatedResult,
  createKnownValuesField,
  dataEnvelope,
  Euro,
  Id,
  IsoDate,
  nullableField,
} from './wire.ts'

export const DescriptionRow = v.object({
  label: v.string(),
  value: nullableField(v.union([v.string(), v.number()])),
})

/** Details of an employment; amounts in euro per year (ENTITY-32). */
export const EmploymentDetails = v.object({
  employer_name: nullableField(v.string()),
  city: nullableField(v.string()),
  start_of_service: nullableField(IsoDate),
  end_of_service: nullableField(IsoDate),
  function: nullableField(v.string()),
  fulltime: nullableField(v.boolean()),
  permanent: nullableField(v.boolean()),
  hours_per_week: nullableField(v.number()),
  gross_annual_income: nullableField(Euro),
  holiday_bonus: nullableField(Euro),
  thirteenth_month: nullableField(Euro),
  year_end_bonus: nullableField(Euro),
  irregularity_allowance: nullableField(Euro),
  overtime: nullableField(Euro),
  provision: nullableField(Euro),
})

/** Details of a company; amounts in euro per year, the average over three years (ENTITY-33). */
export const CompanyDetails = v.object({
  name: nullableField(v.string()),
  start_date: nullableField(IsoDate),
  has_staff: nullableField(v.boolean()),
  net_profit: nullableField(Euro),
  average_net_profit: nullableField(Euro),
})

/** An income; `total` is gross, in euro per year (ENTITY-30, ENTITY-31). */
export const Income = v.object({
  id: nullableField(Id),
  title: v.string(),
  total: Euro,
  type: createKnownValuesField('BenefitIncome', 'CompanyIncome', 'EmploymentIncome', 'OtherIncome'),
  description: v.nullish(v.array(DescriptionRow), []),
  employment: nullableField(EmploymentDetails),
  company: nullableField(CompanyDetails),
})
export type Income = v.InferOutput<typeof Income>

export const getIncomes = defineGet('/customer/income', {
  feature: 'income',
  key: 'INCOME',
  response: dataEnvelope(v.array(Income)),
  summary: "The customer's incomes (API-29, ENTITY-30).",
})

export const getPartnerIncomes = defineGet('/customer/income/partner', {
  feature: 'income',
  key: 'INCOME_PARTNER',
  response: dataEnvelope(v.array(Income)),
  summary: "The incomes of the customer's partner (API-30).",
})

export const uploadProofOfIncome = definePost('/customer/income/upload', {
  feature: 'income',
  encoding: 'multipart',
  body: v.object({
    file: uploadField,
    name: createRequiredLineField(200),
    with_bsn: bsnFileNamesField,
    idempotency_key: idempotencyKeyField,
  }),
  response: CreatedResult,
  summary: 'Sends a document as proof of income (API-58).',
})
