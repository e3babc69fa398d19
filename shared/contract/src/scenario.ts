import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  AdvicePerson,
  adviceKey,
  advicePart,
  EnergyLabelSent,
  PropertyTaxValue,
  ScenarioLead,
} from './advice.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { date, idempotencyKey } from './sent.ts'
import { Euro, IsoDate, maybe } from './wire.ts'

/** What happens to a household in one scenario (ENTITY-42). */
export const ScenarioResult = v.object({
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
    /** Both, neither, or 'maybe' for one of the two (SCEN-15). */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: TracedFigures,
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
    /** Other percents as well, lowest first, where `every_incapacity_share` asked for them (SCEN-30). */
    shares: maybe(v.array(v.object({ percent: v.number(), ...OfPersons.entries }))),
  }),
  unemployment: OfPersons,
  break_up: OfPersons,
  new_interest_only: OfHousehold,
  move: v.object({ box1: OfHousehold, box3: OfHousehold }),
  /** Every step behind every figure, once each. */
  trace: maybe(AdviceTrace),
})
export type ScenarioSet = v.InferOutput<typeof ScenarioSet>

/** What scenarios are worked out from (API-61). */
export const ScenarioInput = v.object({
  applicant: AdvicePerson,
  partner: v.optional(v.nullable(AdvicePerson)),
  /** Decides on the survivor's benefit; null without children. */
  youngest_child_date_of_birth: v.optional(v.nullable(date)),
  energy_label: EnergyLabelSent,
  property_tax_value: PropertyTaxValue,
  loan_parts: listOf(v.object(advicePart), 50),
  /** Works incapacity out for every share besides, so that sliding over them needs no further call (SCEN-30). */
  every_incapacity_share: v.optional(v.boolean(), false),
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
    v.object({
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
