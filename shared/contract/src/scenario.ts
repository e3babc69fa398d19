import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  AdvicePerson,
  advicePartFields,
  adviceServiceKeyField,
  ChildBirthDate,
  createCalculationInput,
  EnergyLabelField,
  PropertyTaxValue,
  ScenarioLead,
} from './advice.ts'
import { AdviceTrace, TraceStepByFigure } from './advice-trace.ts'
import { post } from './call.ts'
import { amountField, idempotencyKeyField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { Euro, IsoDate, nullableField, textWithKnownValues } from './wire.ts'

export const scenarioChanges = [
  'before',
  'event',
  'sick_pay',
  'unemployment_first',
  'unemployment_next',
  'unemployment_end',
  'incapacity_first',
  'incapacity_next',
  'incapacity_supplement',
  'incapacity_durable',
  'survivor_end',
  'stopped',
  'other_stopped',
  'retired',
  'other_retired',
  'cover_begin',
  'cover_end',
  'fixed_end',
  'part_end',
] as const
export type ScenarioChange = (typeof scenarioChanges)[number]

export const ScenarioStep = v.object({
  month: v.number(),
  date: IsoDate,
  changes: v.array(textWithKnownValues(...scenarioChanges)),
  /** Including the home's tax effect and insurance benefits. */
  net_monthly_income: Euro,
  monthly_payments: Euro,
  maximum_payments: Euro,
  /** Whether the payments fit the income by the lending norms. */
  fits: v.boolean(),
})
export type ScenarioStep = v.InferOutput<typeof ScenarioStep>

/** Twelve months, in yearly amounts (CHART-03). */
export const ScenarioYear = v.object({
  from: IsoDate,
  net_income: Euro,
  payments: Euro,
  maximum_payments: Euro,
  /** Months in which the payments do not fit. */
  months_short: v.number(),
})
export type ScenarioYear = v.InferOutput<typeof ScenarioYear>

const YearsAndSteps = v.object({ years: v.array(ScenarioYear), steps: v.array(ScenarioStep) })

/** From today until the last loan part ends. */
export const ScenarioTimeline = v.object({
  /** From today without any event. */
  before: ScenarioYear,
  ...YearsAndSteps.entries,
  /** With the given policies; null if none applies. */
  insured: nullableField(YearsAndSteps),
})
export type ScenarioTimeline = v.InferOutput<typeof ScenarioTimeline>

const outcomeFields = {
  income: v.object({
    total_net_monthly_income: Euro,
    difference_net_monthly_income: Euro,
  }),
  verdict: v.object({
    can_pay_mortgage: v.boolean(),
    /** Whether a lender would grant the debt again. */
    can_prolong_mortgage: v.boolean(),
    /** True if both hold, false if neither; 'maybe' if one holds, or both only while a benefit lasts (SCEN-15). */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: TraceStepByFigure,
  /** Later months in which a benefit changes or ends, until retirement. */
  steps: v.nullish(v.array(ScenarioStep), []),
}

/** Result of a scenario for one person (ENTITY-42). Only `insured` includes payments from insurance policies. */
export const ScenarioResult = v.object({
  ...outcomeFields,
  /** With the given policies; null if none applies. */
  insured: nullableField(
    v.object({
      ...outcomeFields,
      cover: v.object({
        /** Paid once, to repay the loan; in euro. */
        amount: Euro,
        /** In the month of the result; in euro. */
        monthly: Euro,
      }),
    }),
  ),
})
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>

/** Null if it cannot happen to the person, such as unemployment without work. */
const ScenarioByPerson = v.object({
  applicant: nullableField(ScenarioResult),
  partner: nullableField(ScenarioResult),
})
/** SCEN-12. */
const HouseholdScenario = v.object({ applicant: nullableField(ScenarioResult) })

/** SCEN-03 … SCEN-11. */
export const ScenarioSet = v.object({
  retirement: ScenarioByPerson,
  death: ScenarioByPerson,
  incapacitated: v.object({
    '50': ScenarioByPerson,
    '80': ScenarioByPerson,
    /** Full and permanent incapacity (IVA benefit). */
    durable: nullableField(ScenarioByPerson),
    /** Other percentages, lowest first, if requested (SCEN-30). */
    shares: nullableField(v.array(v.object({ percent: v.number(), ...ScenarioByPerson.entries }))),
  }),
  unemployment: ScenarioByPerson,
  break_up: ScenarioByPerson,
  new_interest_only: HouseholdScenario,
  move: v.object({ box1: HouseholdScenario, box3: HouseholdScenario }),
  /** Scenario of `timeline_of`; null if none was requested or it cannot happen. */
  timeline: nullableField(ScenarioTimeline),
  trace: nullableField(AdviceTrace),
})
export type ScenarioSet = v.InferOutput<typeof ScenarioSet>

const ownerField = v.optional(v.nullable(v.picklist(['applicant', 'partner', 'joint'])))
const monthsField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200))
const optionalMonthsField = v.optional(v.nullable(monthsField))

export const AdvicePolicy = createCalculationInput({
  insured: v.picklist(['applicant', 'partner']),
  covers: v.picklist(['death', 'incapacity', 'unemployment']),
  /** Paid once on death, to repay the loan; in euro. */
  amount: v.optional(v.nullable(amountField)),
  /** Tax-free, in euro; proportional for partial incapacity. */
  monthly_benefit: v.optional(v.nullable(amountField)),
  /** Null: the survivor. Payments to others do not count. */
  beneficiary: v.optional(v.nullable(v.picklist(['survivor', 'lender', 'other']))),
  waiting_months: v.optional(monthsField, 0),
  /** Null: no limit. */
  duration_in_months: optionalMonthsField,
  /** Until the policy ends; null: never. */
  remaining_months: optionalMonthsField,
  /** Age of the insured at which the policy ends; null: none. */
  end_age: v.optional(v.nullable(v.pipe(v.number(), v.minValue(18), v.maxValue(110)))),
})
export type AdvicePolicy = v.InferOutput<typeof AdvicePolicy>

export const ScenarioRequest = createCalculationInput({
  scenario: v.picklist([
    'retirement',
    'death',
    'incapacitated',
    'incapacitated_durable',
    'unemployment',
    'break_up',
    'new_interest_only',
    'move',
  ]),
  percent: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))),
  who: v.picklist(['applicant', 'partner']),
})
export type ScenarioRequest = v.InferOutput<typeof ScenarioRequest>

export const ScenarioInput = createCalculationInput({
  applicant: AdvicePerson,
  partner: v.optional(v.nullable(AdvicePerson)),
  youngest_child_date_of_birth: v.optional(v.nullable(ChildBirthDate)),
  energy_label: EnergyLabelField,
  property_tax_value: PropertyTaxValue,
  loan_parts: createListField(
    createCalculationInput({
      ...advicePartFields,
      /** Null: both. The debt of one person leaves with that person on separation. */
      owner: ownerField,
      /** False for a part on another home. */
      on_home: v.optional(v.boolean(), true),
    }),
    50,
  ),
  policies: v.optional(v.nullable(createListField(AdvicePolicy, 50))),
  /** Calculates every percentage, so that a slider needs no further call (SCEN-30). */
  every_incapacity_share: v.optional(v.boolean(), false),
  timeline_of: v.optional(v.nullable(ScenarioRequest)),
})
export type ScenarioInput = v.InferOutput<typeof ScenarioInput>

/** `key` is the tenant's scenarios key: 404 if unknown. Without loan parts or income, `result` is null (SCEN-19). */
export const getScenarios = post('/scenarios', {
  base: 'advice',
  query: { key: adviceServiceKeyField },
  body: v.pipe(
    createCalculationInput({
      step: v.picklist(['scenarios', 'thanks']),
      ...ScenarioInput.entries,
      lead: v.optional(v.nullable(ScenarioLead)),
      idempotency_key: idempotencyKeyField,
    }),
    v.forward(
      v.check(({ step, lead }) => step !== 'thanks' || Boolean(lead), 'is required'),
      ['lead'],
    ),
  ),
  response: v.object({ data: v.object({ result: v.nullable(ScenarioSet) }), meta: AdviceMeta }),
  summary:
    'Calculates every scenario of a household; step `thanks` also creates a lead (API-60, LEAD-01, LEAD-05).',
})
