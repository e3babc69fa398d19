import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { idempotencyKey, required, upload, withBsn } from './sent.ts'
import { Created, data, Euro, Id, IsoDate, maybe, oneOf } from './wire.ts'

/** A line describing an income: text, or a yearly amount. */
export const DescriptionRow = v.object({ label: v.string(), value: maybe(v.union([v.string(), v.number()])) })

/** Income from employment (ENTITY-32). Yearly amounts. */
export const Employment = v.object({
  employer_name: maybe(v.string()),
  city: maybe(v.string()),
  start_of_service: maybe(IsoDate),
  end_of_service: maybe(IsoDate),
  function: maybe(v.string()),
  fulltime: maybe(v.boolean()),
  permanent: maybe(v.boolean()),
  hours_per_week: maybe(v.number()),
  gross_annual_income: maybe(Euro),
  holiday_bonus: maybe(Euro),
  thirteenth_month: maybe(Euro),
  year_end_bonus: maybe(Euro),
  irregularity_allowance: maybe(Euro),
  overtime: maybe(Euro),
  provision: maybe(Euro),
})

/** Income from a company (ENTITY-33). Yearly amounts; the average is over three years. */
export const Company = v.object({
  name: maybe(v.string()),
  start_date: maybe(IsoDate),
  has_staff: maybe(v.boolean()),
  net_profit: maybe(Euro),
  average_net_profit: maybe(Euro),
})

/** An income (ENTITY-30, ENTITY-31). `total` is gross per year. */
export const Income = v.object({
  id: maybe(Id),
  title: v.string(),
  total: Euro,
  type: oneOf('BenefitIncome', 'CompanyIncome', 'EmploymentIncome', 'OtherIncome'),
  description: v.nullish(v.array(DescriptionRow), []),
  employment: maybe(Employment),
  company: maybe(Company),
})
export type Income = v.InferOutput<typeof Income>

/** Reads the customer's incomes (API-29). */
export const getIncomes = get('/customer/income', {
  feature: 'income',
  key: 'INCOME',
  answer: data(v.array(Income)),
  summary: "The customer's incomes (API-29, ENTITY-30).",
})

/** Reads the incomes of the customer's partner (API-30). */
export const getPartnerIncomes = get('/customer/income/partner', {
  feature: 'income',
  key: 'INCOME_PARTNER',
  answer: data(v.array(Income)),
  summary: "The incomes of the customer's partner (API-30).",
})

/** Sends a document that shows income (API-58). */
export const uploadIncome = post('/customer/income/upload', {
  feature: 'income',
  encoding: 'multipart',
  body: v.object({
    file: upload,
    name: required(200),
    with_bsn: withBsn,
    idempotency_key: idempotencyKey,
  }),
  answer: Created,
  summary: 'Sends a document that shows income (API-58).',
})
