import { energyLabels } from '@portal/contract/advice'
import { confidenceLevels } from '@portal/contract/advice-trace'
import * as v from 'valibot'

const finiteNumber = v.pipe(v.number(), v.finite())
const NormSource = v.object({ title: v.string(), url: v.pipe(v.string(), v.url()) })

/**
 * Creates the schema of a norm: its value, source and confidence. Other properties are ignored, so that norm files can
 * contain notes for their readers.
 */
const createNormSchema = <S extends v.GenericSchema>(value: S) =>
  v.object({ value, source: NormSource, confidence: v.picklist(confidenceLevels) })

const TaxBrackets = v.pipe(
  v.array(v.object({ from: finiteNumber, to: v.nullable(finiteNumber), percent: finiteNumber })),
  v.nonEmpty(),
)
const LabourCreditBrackets = v.array(
  v.object({ from: finiteNumber, to: v.nullable(finiteNumber), base: finiteNumber, percent: finiteNumber }),
)
const DecreasingCredit = v.object({
  max: finiteNumber,
  from: finiteNumber,
  percent: finiteNumber,
  zero_from: finiteNumber,
})
const AmountsByLabel = v.object({
  none: finiteNumber,
  ...(Object.fromEntries(energyLabels.map((label) => [label, finiteNumber])) as Record<
    (typeof energyLabels)[number],
    typeof finiteNumber
  >),
})
/** Each row has a minimum income, followed by a percentage for each rate band. */
const QuotaTable = createNormSchema(v.pipe(v.array(v.array(finiteNumber)), v.nonEmpty()))

/** Schemas of norm files. A file contains one edition of one kind. */
export const normSchemas = {
  tax: v.object({
    brackets_below_aow: createNormSchema(TaxBrackets),
    brackets_from_aow: createNormSchema(TaxBrackets),
    general_credit_below_aow: createNormSchema(DecreasingCredit),
    general_credit_from_aow: createNormSchema(DecreasingCredit),
    labour_credit_below_aow: createNormSchema(LabourCreditBrackets),
    labour_credit_from_aow: createNormSchema(LabourCreditBrackets),
    elderly_credit: createNormSchema(DecreasingCredit),
    single_elderly_credit: createNormSchema(v.nullable(finiteNumber)),
    max_deduction_percent: createNormSchema(finiteNumber),
    imputed_rent: createNormSchema(
      v.object({
        brackets: TaxBrackets,
        above: v.object({ threshold: finiteNumber, fixed: finiteNumber, percent: finiteNumber }),
      }),
    ),
    hillen_percent: createNormSchema(finiteNumber),
    health_contribution: createNormSchema(v.object({ percent: finiteNumber, max_income: finiteNumber })),
  }),
  lending: v.object({
    rate_bands: createNormSchema(v.array(v.nullable(finiteNumber))),
    box1_below_aow: QuotaTable,
    box1_from_aow: QuotaTable,
    box3_below_aow: QuotaTable,
    box3_from_aow: QuotaTable,
    single_extra: createNormSchema(
      v.object({
        amount: finiteNumber,
        above_income_below_aow: finiteNumber,
        above_income_from_aow: finiteNumber,
      }),
    ),
    label_extra: createNormSchema(AmountsByLabel),
    measures_extra: createNormSchema(AmountsByLabel),
    test_months: createNormSchema(finiteNumber),
    fixed_months_without_test_rate: createNormSchema(finiteNumber),
    months_before_aow: createNormSchema(finiteNumber),
    credit_percent_of_limit: createNormSchema(finiteNumber),
    student_loan_factors: createNormSchema(
      v.array(v.object({ to: v.nullable(finiteNumber), factor: finiteNumber })),
    ),
    value_percent: createNormSchema(finiteNumber),
    value_percent_with_measures: createNormSchema(finiteNumber),
    interest_only_value_percent: createNormSchema(finiteNumber),
  }),
  'test-rate': v.object({ percent: createNormSchema(finiteNumber) }),
  aow: v.object({
    monthly: createNormSchema(
      v.object({
        single: finiteNumber,
        single_holiday: finiteNumber,
        couple: finiteNumber,
        couple_holiday: finiteNumber,
      }),
    ),
  }),
  'aow-age': v.object({
    ages: createNormSchema(v.array(v.object({ born_to: v.nullable(v.string()), months: finiteNumber }))),
    pension_age_years: createNormSchema(finiteNumber),
  }),
  anw: v.object({
    monthly: createNormSchema(
      v.object({
        gross: finiteNumber,
        holiday: finiteNumber,
        supplement: finiteNumber,
        free_income: finiteNumber,
        reduction_share: finiteNumber,
      }),
    ),
    child_below_age: createNormSchema(finiteNumber),
  }),
  'day-wage': v.object({
    maximum: createNormSchema(finiteNumber),
    days_a_year: createNormSchema(finiteNumber),
    days_a_month: createNormSchema(finiteNumber),
  }),
  'minimum-wage': v.object({ monthly: createNormSchema(finiteNumber) }),
  'work-benefits': v.object({
    unemployment: createNormSchema(
      v.object({
        percent_first_months: finiteNumber,
        first_months: finiteNumber,
        percent_after: finiteNumber,
        min_months: finiteNumber,
        max_months: finiteNumber,
        months_a_year_first_ten: finiteNumber,
        months_a_year_after: finiteNumber,
        months_a_year_before_2016_above_ten: finiteNumber,
      }),
    ),
    sick_pay: createNormSchema(finiteNumber),
    incapacity: createNormSchema(
      v.object({
        waiting_weeks: finiteNumber,
        min_percent: finiteNumber,
        full_percent: finiteNumber,
        durable_benefit_percent: finiteNumber,
        percent_first_months: finiteNumber,
        first_months: finiteNumber,
        percent_after: finiteNumber,
        capacity_use_percent: finiteNumber,
        follow_up: v.array(v.object({ from: finiteNumber, percent: finiteNumber })),
      }),
    ),
  }),
  refinance: v.object({
    guarantee: createNormSchema(
      v.object({ limit: finiteNumber, limit_with_measures: finiteNumber, fee_percent: finiteNumber }),
    ),
    costs: createNormSchema(
      v.object({ brokerage: finiteNumber, notary: finiteNumber, appraisal: finiteNumber }),
    ),
    penalty_free_percent: createNormSchema(finiteNumber),
    deductible_costs_percent: createNormSchema(finiteNumber),
    assumed_deduction_end: createNormSchema(v.string()),
  }),
}
export type NormKind = keyof typeof normSchemas
