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

/** What begins in a month of a scenario. */
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

/** A household from a month on, until the next step. */
export const ScenarioStep = v.object({
  /** Months from today. */
  month: v.number(),
  date: IsoDate,
  /** What begins then: one or more of `scenarioChanges`. */
  changes: v.array(oneOf(...scenarioChanges)),
  /** A month, the own home's tax and a monthly cover included. */
  net_monthly_income: Euro,
  monthly_payments: Euro,
  /** What the norms allow a month. */
  maximum_payments: Euro,
  /** Whether the payments fit the income by the lending norms. */
  fits: v.boolean(),
})
export type ScenarioStep = v.InferOutput<typeof ScenarioStep>

/** Twelve months of a household, amounts a year (CHART-03). */
export const ScenarioYear = v.object({
  /** First day of the twelve months. */
  from: IsoDate,
  net_income: Euro,
  payments: Euro,
  /** What the norms allow. */
  maximum_payments: Euro,
  /** Months of them in which the payments do not fit. */
  months_short: v.number(),
})
export type ScenarioYear = v.InferOutput<typeof ScenarioYear>

const Course = v.object({ years: v.array(ScenarioYear), steps: v.array(ScenarioStep) })

/** A scenario over time, from today until the last part of the loan ends. */
export const ScenarioTimeline = v.object({
  /** The twelve months from today, were nothing to happen. */
  before: ScenarioYear,
  ...Course.entries,
  /** The same with the policies that were sent; null without one that counts here. */
  insured: maybe(Course),
})
export type ScenarioTimeline = v.InferOutput<typeof ScenarioTimeline>

const outcome = {
  income: v.object({
    /** What the household has a month after tax, the own home's tax included. */
    total_net_monthly_income: Euro,
    /** The same, less what it is today. */
    difference_net_monthly_income: Euro,
  }),
  verdict: v.object({
    /** Whether the payments of that time fit the income by the lending norms. */
    can_pay_mortgage: v.boolean(),
    /** Whether a lender would lend the debt of that time anew. */
    can_prolong_mortgage: v.boolean(),
    /** Both, neither, or 'maybe' for one of the two, or for as long as a benefit lasts (SCEN-15). */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: TracedFigures,
  /** Later months in which a benefit changes or ends, until the person lives on pensions; none where nothing changes. */
  steps: v.nullish(v.array(ScenarioStep), []),
}

/** What happens to a household in one scenario (ENTITY-42); policies do not count but in `insured`. */
export const ScenarioResult = v.object({
  ...outcome,
  /** The same with the policies that were sent; null without one that counts here. */
  insured: maybe(
    v.object({
      ...outcome,
      cover: v.object({
        /** Paid once, and repaid on the loan; in euro. */
        amount: Euro,
        /** Paid a month in the month that the outcome is of; in euro. */
        monthly: Euro,
      }),
    }),
  ),
})
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>

/** A scenario for each person it can happen to; null: it cannot, such as unemployment of who has no work. */
const OfPersons = v.object({ applicant: maybe(ScenarioResult), partner: maybe(ScenarioResult) })
/** A scenario of the household (SCEN-12). */
const OfHousehold = v.object({ applicant: maybe(ScenarioResult) })

/** The scenarios by key, with sub-scenarios nested (SCEN-03 … SCEN-11). */
export const ScenarioSet = v.object({
  retirement: OfPersons,
  death: OfPersons,
  incapacitated: v.object({
    '50': OfPersons,
    '80': OfPersons,
    /** Fully incapacitated for good (IVA). */
    durable: maybe(OfPersons),
    /** Other percents as well, lowest first, where `every_incapacity_share` asked for them (SCEN-30). */
    shares: maybe(v.array(v.object({ percent: v.number(), ...OfPersons.entries }))),
  }),
  unemployment: OfPersons,
  break_up: OfPersons,
  new_interest_only: OfHousehold,
  move: v.object({ box1: OfHousehold, box3: OfHousehold }),
  /** The scenario that `timeline_of` asked for; null where none was, or it cannot happen. */
  timeline: maybe(ScenarioTimeline),
  /** Every step behind every figure, once each. */
  trace: maybe(AdviceTrace),
})
export type ScenarioSet = v.InferOutput<typeof ScenarioSet>

/** Who something is of; joint: of both. */
const owner = v.optional(v.nullable(v.picklist(['applicant', 'partner', 'joint'])))
const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200))
const monthsOrNull = v.optional(v.nullable(months))

/** A policy that pays when something happens to a person. */
export const AdvicePolicy = calculationInput({
  insured: v.picklist(['applicant', 'partner']),
  covers: v.picklist(['death', 'incapacity', 'unemployment']),
  /** Paid once at death, in euro: it repays the loan. */
  amount: v.optional(v.nullable(amount)),
  /** Paid a month, free of tax, towards what living costs; in euro. Of partial incapacity the same part of it. */
  monthly_benefit: v.optional(v.nullable(amount)),
  /** Who receives it; what another receives counts for nothing. Null: the survivor. */
  beneficiary: v.optional(v.nullable(v.picklist(['survivor', 'lender', 'other']))),
  /** Months from the event until it pays. */
  waiting_months: v.optional(months, 0),
  /** Most months that it pays; null: no such limit. */
  duration_in_months: monthsOrNull,
  /** Months from today until the policy ends; null: it does not. */
  remaining_months: monthsOrNull,
  /** Age of the insured at which it ends; null: none. */
  end_age: v.optional(v.nullable(v.pipe(v.number(), v.minValue(18), v.maxValue(110)))),
})
export type AdvicePolicy = v.InferOutput<typeof AdvicePolicy>

/** A scenario of a person. */
export const ScenarioAsked = calculationInput({
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
  /** Share of incapacity. */
  percent: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))),
  who: v.picklist(['applicant', 'partner']),
})
export type ScenarioAsked = v.InferOutput<typeof ScenarioAsked>

/** What scenarios are worked out from (API-61). */
export const ScenarioInput = calculationInput({
  applicant: AdvicePerson,
  partner: v.optional(v.nullable(AdvicePerson)),
  /** Decides on the survivor's benefit; null without children. */
  youngest_child_date_of_birth: v.optional(v.nullable(ChildBirth)),
  energy_label: EnergyLabelSent,
  property_tax_value: PropertyTaxValue,
  /** Of all running mortgages: each has to be paid. */
  loan_parts: listOf(
    calculationInput({
      ...advicePart,
      /** Whose debt it is: that of one person leaves with that person when the two part. Null: of both. */
      owner,
      /** False for a part on another home: the value of this home says nothing about it. */
      on_home: v.optional(v.boolean(), true),
    }),
    50,
  ),
  /** Policies to count; those left out, or none, change nothing. */
  policies: v.optional(v.nullable(listOf(AdvicePolicy, 50))),
  /** Works incapacity out for every share besides, so that sliding over them needs no further call (SCEN-30). */
  every_incapacity_share: v.optional(v.boolean(), false),
  /** The scenario to work out over time as well. */
  timeline_of: v.optional(v.nullable(ScenarioAsked)),
})
export type ScenarioInput = v.InferOutput<typeof ScenarioInput>

/**
 * Works out every scenario for a household (API-60); with step 'thanks' it also leaves the lead and a note in Dutch
 * with the firm (LEAD-01, LEAD-05). `key` is the firm's scenarios key: 404 when the firm has no such key.
 * Without loan parts or income `result` is null and `meta.errors` names them (SCEN-19).
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
