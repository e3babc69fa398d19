import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  AdvicePerson,
  adviceKey,
  advicePart,
  ChildBirth,
  calculationInput,
  EnergyLabelSent,
  PropertyTaxValue,
  ScenarioLead,
} from './advice.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { amount, idempotencyKey } from './sent.ts'
import { Euro, IsoDate, maybe, oneOf } from './wire.ts'

/** Changes in a month of a scenario. */
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

/** The household from a month until the next step. */
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
  /** First day. */
  from: IsoDate,
  net_income: Euro,
  payments: Euro,
  /** Maximum by the norms. */
  maximum_payments: Euro,
  /** Number of months in which the payments do not fit. */
  months_short: v.number(),
})
export type ScenarioYear = v.InferOutput<typeof ScenarioYear>

const Course = v.object({ years: v.array(ScenarioYear), steps: v.array(ScenarioStep) })

/** A scenario over time, from today until the last loan part ends. */
export const ScenarioTimeline = v.object({
  /** The twelve months from today without any event. */
  before: ScenarioYear,
  ...Course.entries,
  /** The same with the given policies; null if none applies. */
  insured: maybe(Course),
})
export type ScenarioTimeline = v.InferOutput<typeof ScenarioTimeline>

const outcome = {
  income: v.object({
    /** Monthly net income of the household, including the home's tax effect. */
    total_net_monthly_income: Euro,
    /** Difference from today. */
    difference_net_monthly_income: Euro,
  }),
  verdict: v.object({
    /** Whether the payments then fit the income by the lending norms. */
    can_pay_mortgage: v.boolean(),
    /** Whether a lender would then grant the debt again. */
    can_prolong_mortgage: v.boolean(),
    /** Both, neither, or 'maybe' for one of the two, or for the duration of a benefit (SCEN-15). */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: TracedFigures,
  /** Later months in which a benefit changes or ends, until retirement; empty if nothing changes. */
  steps: v.nullish(v.array(ScenarioStep), []),
}

/** Effect of one scenario on a household (ENTITY-42); policies only count in `insured`. */
export const ScenarioResult = v.object({
  ...outcome,
  /** The same with the given policies; null if none applies. */
  insured: maybe(
    v.object({
      ...outcome,
      cover: v.object({
        /** Paid once and used to repay the loan; in euro. */
        amount: Euro,
        /** Monthly benefit in the month of the result; in euro. */
        monthly: Euro,
      }),
    }),
  ),
})
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>

/** A scenario for each person it can happen to; null: it cannot, such as unemployment without work. */
const OfPersons = v.object({ applicant: maybe(ScenarioResult), partner: maybe(ScenarioResult) })
/** A scenario of the household (SCEN-12). */
const OfHousehold = v.object({ applicant: maybe(ScenarioResult) })

/** Scenarios by key, with nested sub-scenarios (SCEN-03 … SCEN-11). */
export const ScenarioSet = v.object({
  retirement: OfPersons,
  death: OfPersons,
  incapacitated: v.object({
    '50': OfPersons,
    '80': OfPersons,
    /** Permanent full incapacity (IVA). */
    durable: maybe(OfPersons),
    /** Other percentages, lowest first, if `every_incapacity_share` requested them (SCEN-30). */
    shares: maybe(v.array(v.object({ percent: v.number(), ...OfPersons.entries }))),
  }),
  unemployment: OfPersons,
  break_up: OfPersons,
  new_interest_only: OfHousehold,
  move: v.object({ box1: OfHousehold, box3: OfHousehold }),
  /** The scenario of `timeline_of`; null if none was requested or it cannot happen. */
  timeline: maybe(ScenarioTimeline),
  /** All steps behind all figures, without duplicates. */
  trace: maybe(AdviceTrace),
})
export type ScenarioSet = v.InferOutput<typeof ScenarioSet>

/** Owner; joint: both. */
const owner = v.optional(v.nullable(v.picklist(['applicant', 'partner', 'joint'])))
const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200))
const monthsOrNull = v.optional(v.nullable(months))

/** A policy that pays on an event of a person. */
export const AdvicePolicy = calculationInput({
  insured: v.picklist(['applicant', 'partner']),
  covers: v.picklist(['death', 'incapacity', 'unemployment']),
  /** Paid once at death, in euro: repays the loan. */
  amount: v.optional(v.nullable(amount)),
  /** Paid monthly, tax-free, towards living costs; in euro. Proportional for partial incapacity. */
  monthly_benefit: v.optional(v.nullable(amount)),
  /** Beneficiary; payments to others do not count. Null: the survivor. */
  beneficiary: v.optional(v.nullable(v.picklist(['survivor', 'lender', 'other']))),
  /** Months from the event until it pays. */
  waiting_months: v.optional(months, 0),
  /** Maximum number of monthly payments; null: no limit. */
  duration_in_months: monthsOrNull,
  /** Months until the policy ends; null: never. */
  remaining_months: monthsOrNull,
  /** Age of the insured at which it ends; null: none. */
  end_age: v.optional(v.nullable(v.pipe(v.number(), v.minValue(18), v.maxValue(110)))),
})
export type AdvicePolicy = v.InferOutput<typeof AdvicePolicy>

/** A scenario of a person. */
export const ScenarioRequest = calculationInput({
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
  /** Percentage of incapacity. */
  percent: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))),
  who: v.picklist(['applicant', 'partner']),
})
export type ScenarioRequest = v.InferOutput<typeof ScenarioRequest>

/** Input of the scenarios (API-61). */
export const ScenarioInput = calculationInput({
  applicant: AdvicePerson,
  partner: v.optional(v.nullable(AdvicePerson)),
  /** Determines the survivor's benefit; null without children. */
  youngest_child_date_of_birth: v.optional(v.nullable(ChildBirth)),
  energy_label: EnergyLabelSent,
  property_tax_value: PropertyTaxValue,
  /** Parts of all running mortgages: all must be paid. */
  loan_parts: listOf(
    calculationInput({
      ...advicePart,
      /** Debtor: one person's debt leaves with that person on separation. Null: both. */
      owner,
      /** False for a part on another home, for which this home's value is irrelevant. */
      on_home: v.optional(v.boolean(), true),
    }),
    50,
  ),
  /** Policies to include; none by default. */
  policies: v.optional(v.nullable(listOf(AdvicePolicy, 50))),
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
  query: { key: adviceKey },
  body: v.pipe(
    calculationInput({
      step: v.picklist(['scenarios', 'thanks']),
      ...ScenarioInput.entries,
      lead: v.optional(v.nullable(ScenarioLead)),
      idempotency_key: idempotencyKey,
    }),
    v.forward(
      v.check(({ step, lead }) => step !== 'thanks' || Boolean(lead), 'is required'),
      ['lead'],
    ),
  ),
  answer: v.object({ data: v.object({ result: v.nullable(ScenarioSet) }), meta: AdviceMeta }),
  summary: 'Whether the customer can stay living here, by scenario; with step thanks leaves a lead (API-60).',
})
