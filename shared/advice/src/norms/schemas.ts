import { energyLabels } from '@portal/contract/advice'
import { confidences } from '@portal/contract/advice-trace'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.finite())
const Source = v.object({ title: v.string(), url: v.pipe(v.string(), v.url()) })

/** A norm's value with its source and certainty; other properties are for readers of the file. */
const norm = <S extends v.GenericSchema>(value: S) =>
  v.object({ value, source: Source, confidence: v.picklist(confidences) })

const Brackets = v.pipe(
  v.array(v.object({ from: count, to: v.nullable(count), percent: count })),
  v.nonEmpty(),
)
const LabourBrackets = v.array(v.object({ from: count, to: v.nullable(count), base: count, percent: count }))
const Fading = v.object({ max: count, from: count, percent: count, zero_from: count })
const ByLabel = v.object({
  none: count,
  ...(Object.fromEntries(energyLabels.map((label) => [label, count])) as Record<
    (typeof energyLabels)[number],
    typeof count
  >),
})
/** Rows of a quota table: minimum income, then a percentage for each rate band. */
const QuotaTable = norm(v.pipe(v.array(v.array(count)), v.nonEmpty()))

/** Schemas of norm files by kind. An edition is one file with its first and last day. */
export const normSchemas = {
  tax: v.object({
    brackets_below_aow: norm(Brackets),
    brackets_from_aow: norm(Brackets),
    general_credit_below_aow: norm(Fading),
    general_credit_from_aow: norm(Fading),
    labour_credit_below_aow: norm(LabourBrackets),
    labour_credit_from_aow: norm(LabourBrackets),
    elderly_credit: norm(Fading),
    single_elderly_credit: norm(v.nullable(count)),
    max_deduction_percent: norm(count),
    imputed_rent: norm(
      v.object({ brackets: Brackets, above: v.object({ threshold: count, fixed: count, percent: count }) }),
    ),
    hillen_percent: norm(count),
    health_contribution: norm(v.object({ percent: count, max_income: count })),
  }),
  lending: v.object({
    rate_bands: norm(v.array(v.nullable(count))),
    box1_below_aow: QuotaTable,
    box1_from_aow: QuotaTable,
    box3_below_aow: QuotaTable,
    box3_from_aow: QuotaTable,
    single_extra: norm(
      v.object({ amount: count, above_income_below_aow: count, above_income_from_aow: count }),
    ),
    label_extra: norm(ByLabel),
    measures_extra: norm(ByLabel),
    test_months: norm(count),
    fixed_months_without_test_rate: norm(count),
    months_before_aow: norm(count),
    credit_percent_of_limit: norm(count),
    student_loan_factors: norm(v.array(v.object({ to: v.nullable(count), factor: count }))),
    value_percent: norm(count),
    value_percent_with_measures: norm(count),
    interest_only_value_percent: norm(count),
  }),
  'test-rate': v.object({ percent: norm(count) }),
  aow: v.object({
    monthly: norm(v.object({ single: count, single_holiday: count, couple: count, couple_holiday: count })),
  }),
  'aow-age': v.object({
    ages: norm(v.array(v.object({ born_to: v.nullable(v.string()), months: count }))),
    pension_age_years: norm(count),
  }),
  anw: v.object({
    monthly: norm(
      v.object({
        gross: count,
        holiday: count,
        supplement: count,
        free_income: count,
        reduction_share: count,
      }),
    ),
    child_below_age: norm(count),
  }),
  'day-wage': v.object({ maximum: norm(count), days_a_year: norm(count), days_a_month: norm(count) }),
  'minimum-wage': v.object({ monthly: norm(count) }),
  'work-benefits': v.object({
    unemployment: norm(
      v.object({
        percent_first_months: count,
        first_months: count,
        percent_after: count,
        min_months: count,
        max_months: count,
        months_a_year_first_ten: count,
        months_a_year_after: count,
        months_a_year_before_2016_above_ten: count,
      }),
    ),
    sick_pay: norm(count),
    incapacity: norm(
      v.object({
        waiting_weeks: count,
        min_percent: count,
        full_percent: count,
        durable_benefit_percent: count,
        percent_first_months: count,
        first_months: count,
        percent_after: count,
        capacity_use_percent: count,
        follow_up: v.array(v.object({ from: count, percent: count })),
      }),
    ),
  }),
  refinance: v.object({
    guarantee: norm(v.object({ limit: count, limit_with_measures: count, fee_percent: count })),
    costs: norm(v.object({ brokerage: count, notary: count, appraisal: count })),
    penalty_free_percent: norm(count),
    deductible_costs_percent: norm(count),
    assumed_deduction_end: norm(v.string()),
  }),
}
export type NormKind = keyof typeof normSchemas
