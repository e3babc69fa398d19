import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  AdvicePerson,
  adviceKeyField,
  advicePartFields,
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
import { Euro, IsoDate, nullableField, oneOf } from './wire.ts'

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
  /** Months from today. */
  month: v.number(),
  date: IsoDate,
  /** Changes in that month: one or more of `scenarioChanges`. */
  changes: v.array(oneOf(...scenarioChanges)),
  /** Monthly, including the home's tax effect and a monthly insurance benefit. */
  net_monthly_income: Euro,
  monthly_payments: Euro,
  /** Monthly maximum by the norms. */
  maximum_payments: Euro,
  /** Whether the payments fit the income by the lending norms. */
  fits: v.boolean(),
})
export type ScenarioStep = v.InferOutput<typeof ScenarioStep>

/** Twelve months of a household, yearly amounts (CHART-03). */
export const ScenarioYear = v.object({
  from: IsoDate,
  net_income: Euro,
  payments: Euro,
  maximum_payments: Euro,
  /** Number of months in which the payments do not fit. */
  months_short: v.number(),
})
export type ScenarioYear = v.InferOutput<typeof ScenarioYear>

const ScenarioCourse = v.object({ years: v.array(ScenarioYear), steps: v.array(ScenarioStep) })

/** A scenario over time, from today until the last loan part ends. */
export const ScenarioTimeline = v.object({
  /** The twelve months from today without any event. */
  before: ScenarioYear,
  ...ScenarioCourse.entries,
  /** The course with the given policies; null if no policy applies. */
  insured: nullableField(ScenarioCourse),
})
export type ScenarioTimeline = v.InferOutput<typeof ScenarioTimeline>

const outcomeFields = {
  income: v.object({
    total_net_monthly_income: Euro,
    difference_net_monthly_income: Euro,
  }),
  verdict: v.object({
    can_pay_mortgage: v.boolean(),
    /** Whether a lender would then grant the debt again. */
    can_prolong_mortgage: v.boolean(),
    /**
     * True if both hold, false if neither holds; 'maybe' if one holds, or both only while a benefit lasts (SCEN-15).
     */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: TraceStepByFigure,
  /** Later months in which a benefit changes or ends, until retirement; empty if nothing changes. */
  steps: v.nullish(v.array(ScenarioStep), []),
}

/** Effect of one scenario on a household (ENTITY-42); policies only count in `insured`. */
export const ScenarioResult = v.object({
  ...outcomeFields,
  /** The effect with the given policies; null if no policy applies. */
  insured: nullableField(
    v.object({
      ...outcomeFields,
      cover: v.object({
        /** One-time payment that repays the loan, in euro. */
        amount: Euro,
        /** Monthly benefit in the month of the result; in euro. */
        monthly: Euro,
      }),
    }),
  ),
})
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>

/** A scenario for each person; null if it cannot happen to the person, such as unemployment without work. */
const ScenarioByPerson = v.object({
  applicant: nullableField(ScenarioResult),
  partner: nullableField(ScenarioResult),
})
/** A scenario of the household (SCEN-12). */
const HouseholdScenario = v.object({ applicant: nullableField(ScenarioResult) })

/** Scenarios by key, with nested sub-scenarios (SCEN-03 … SCEN-11). */
export const ScenarioSet = v.object({
  retirement: ScenarioByPerson,
  death: ScenarioByPerson,
  incapacitated: v.object({
    '50': ScenarioByPerson,
    '80': ScenarioByPerson,
    /** Permanent full incapacity (IVA). */
    durable: nullableField(ScenarioByPerson),
    /** Other percentages, lowest first, if `every_incapacity_share` requested them (SCEN-30). */
    shares: nullableField(v.array(v.object({ percent: v.number(), ...ScenarioByPerson.entries }))),
  }),
  unemployment: ScenarioByPerson,
  break_up: ScenarioByPerson,
  new_interest_only: HouseholdScenario,
  move: v.object({ box1: HouseholdScenario, box3: HouseholdScenario }),
  /** The scenario of `timeline_of`; null if none was requested or it cannot happen. */
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
  /** Paid once at death, in euro: repays the loan. */
  amount: v.optional(v.nullable(amountField)),
  /** Paid monthly, tax-free, towards living costs; in euro. Proportional for partial incapacity. */
  monthly_benefit: v.optional(v.nullable(amountField)),
  /** Beneficiary; payments to others do not count. Null: the survivor. */
  beneficiary: v.optional(v.nullable(v.picklist(['survivor', 'lender', 'other']))),
  /** Months between the event and the first payment. */
  waiting_months: v.optional(monthsField, 0),
  /** Maximum number of monthly payments; null: no limit. */
  duration_in_months: optionalMonthsField,
  /** Months until the policy ends; null: never. */
  remaining_months: optionalMonthsField,
  /** Age in years of the insured at which the policy ends; null: no such age. */
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
  /** Determines the survivor's benefit; null without children. */
  youngest_child_date_of_birth: v.optional(v.nullable(ChildBirthDate)),
  energy_label: EnergyLabelField,
  property_tax_value: PropertyTaxValue,
  /** Parts of all running mortgages, since all of them must be paid. */
  loan_parts: createListField(
    createCalculationInput({
      ...advicePartFields,
      /** Debtor. The debt of one person leaves with that person on separation. Null: both persons. */
      owner: ownerField,
      /** False for a part on another home, for which this home's value is irrelevant. */
      on_home: v.optional(v.boolean(), true),
    }),
    50,
  ),
  policies: v.optional(v.nullable(createListField(AdvicePolicy, 50))),
  /** Also calculates every incapacity percentage, so that a slider needs no further call (SCEN-30). */
  every_incapacity_share: v.optional(v.boolean(), false),
  /** The scenario to calculate over time too. */
  timeline_of: v.optional(v.nullable(ScenarioRequest)),
})
export type ScenarioInput = v.InferOutput<typeof ScenarioInput>

/**
 * Calculates every scenario for a household (API-60); step 'thanks' also creates the lead and a note in Dutch (LEAD-01,
 * LEAD-05). `key` is the tenant's scenarios key: 404 if unknown. Without loan parts or income `result` is null and
 * `meta.errors` names them (SCEN-19).
 */
export const getScenarios = post('/scenarios', {
  base: 'advice',
  query: { key: adviceKeyField },
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
  answer: v.object({ data: v.object({ result: v.nullable(ScenarioSet) }), meta: AdviceMeta }),
  summary: 'Whether the customer can stay living here, by scenario; with step thanks leaves a lead (API-60).',
})
