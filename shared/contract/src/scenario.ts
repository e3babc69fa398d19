import * as v from '@portal/contract/valibot'
import {
  AdviceMeta,
  AdvicePerson,
  adviceLoanPartFields,
  adviceServiceKeyField,
  ChildBirthDate,
  createCalculationInput,
  EnergyLabelField,
  PropertyTaxValue,
  ScenarioLead,
} from './advice.ts'
import { CalculationStepByFigure, CalculationTrace } from './advice-trace.ts'
import { definePost } from './call.ts'
import { amountField, idempotencyKeyField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { createKnownValuesField, Euro, IsoDate, nullableField } from './wire.ts'

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
  changes: v.array(createKnownValuesField(...scenarioChanges)),
  /** Net income of the household, including the home's tax effect and insurance benefits, in euro. */
  net_monthly_income: Euro,
  monthly_payments: Euro,
  maximum_payments: Euro,
  /** True if the payments fit the income according to the lending norms. */
  fits: v.boolean(),
})
export type ScenarioStep = v.InferOutput<typeof ScenarioStep>

/** Twelve months of a scenario; amounts are in euro per year (CHART-03). */
export const ScenarioYear = v.object({
  from: IsoDate,
  net_income: Euro,
  payments: Euro,
  maximum_payments: Euro,
  /** Number of months in which the payments do not fit the income. */
  months_short: v.number(),
})
export type ScenarioYear = v.InferOutput<typeof ScenarioYear>

const TimelineYearsAndSteps = v.object({ years: v.array(ScenarioYear), steps: v.array(ScenarioStep) })

/** A scenario from today until the last loan part ends. */
export const ScenarioTimeline = v.object({
  /** The first year without the event of the scenario. */
  before: ScenarioYear,
  ...TimelineYearsAndSteps.entries,
  /** The scenario with the policies of the request; null if none applies. */
  insured: nullableField(TimelineYearsAndSteps),
})
export type ScenarioTimeline = v.InferOutput<typeof ScenarioTimeline>

const scenarioOutcomeFields = {
  income: v.object({
    total_net_monthly_income: Euro,
    difference_net_monthly_income: Euro,
  }),
  verdict: v.object({
    can_pay_mortgage: v.boolean(),
    /** True if a lender would grant the remaining debt as a new loan. */
    can_prolong_mortgage: v.boolean(),
    /**
     * True if the household can both pay and prolong the mortgage, false if neither. 'maybe' if only one is true, or
     * both only as long as a benefit lasts (SCEN-15).
     */
    livable: v.union([v.boolean(), v.literal('maybe')]),
  }),
  mortgage_situation: v.object({ date: IsoDate, monthly_payments: Euro, remaining_sum: Euro }),
  maximum_mortgage: v.object({ monthly_payments: Euro, total_sum: Euro }),
  figures: CalculationStepByFigure,
  /** Later months in which a benefit changes or ends, up to retirement. */
  steps: v.nullish(v.array(ScenarioStep), []),
}

/** Result of a scenario for one person (ENTITY-42). Only `insured` contains payments from insurance policies. */
export const ScenarioResult = v.object({
  ...scenarioOutcomeFields,
  /** The result with the policies of the request; null if none applies. */
  insured: nullableField(
    v.object({
      ...scenarioOutcomeFields,
      cover: v.object({
        /** One-time insurance payment that repays the loan, in euro. */
        amount: Euro,
        /** Insurance benefit in the month of the result, in euro. */
        monthly: Euro,
      }),
    }),
  ),
})
export type ScenarioResult = v.InferOutput<typeof ScenarioResult>

/** Results by person; null if the scenario cannot happen to the person, such as unemployment without work. */
const ScenarioByPerson = v.object({
  applicant: nullableField(ScenarioResult),
  partner: nullableField(ScenarioResult),
})
/** Result of a scenario that concerns the whole household (SCEN-12). */
const HouseholdScenario = v.object({ applicant: nullableField(ScenarioResult) })

/** Results of all scenarios (SCEN-03 … SCEN-11). */
export const ScenarioSet = v.object({
  retirement: ScenarioByPerson,
  death: ScenarioByPerson,
  incapacitated: v.object({
    '50': ScenarioByPerson,
    '80': ScenarioByPerson,
    /** Full and permanent incapacity, with an IVA benefit. */
    durable: nullableField(ScenarioByPerson),
    /** Other percentages of incapacity, lowest first; null if not requested (SCEN-30). */
    shares: nullableField(v.array(v.object({ percent: v.number(), ...ScenarioByPerson.entries }))),
  }),
  unemployment: ScenarioByPerson,
  break_up: ScenarioByPerson,
  new_interest_only: HouseholdScenario,
  move: v.object({ box1: HouseholdScenario, box3: HouseholdScenario }),
  /** Timeline of the scenario `timeline_of`; null if none was requested, or if the scenario cannot happen. */
  timeline: nullableField(ScenarioTimeline),
  trace: nullableField(CalculationTrace),
})
export type ScenarioSet = v.InferOutput<typeof ScenarioSet>

const ownerField = v.optional(v.nullable(v.picklist(['applicant', 'partner', 'joint'])))
const scenarioMonthsField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200))
const optionalMonthsField = v.optional(v.nullable(scenarioMonthsField))

export const AdviceInsurancePolicy = createCalculationInput({
  insured: v.picklist(['applicant', 'partner']),
  covers: v.picklist(['death', 'incapacity', 'unemployment']),
  /** Payment on death that repays the loan, in euro. */
  amount: v.optional(v.nullable(amountField)),
  /** Tax-free monthly benefit in euro. Partial incapacity pays a proportional share. */
  monthly_benefit: v.optional(v.nullable(amountField)),
  /** Person who receives the payment; null for the survivor. The calculation ignores payments to 'other'. */
  beneficiary: v.optional(v.nullable(v.picklist(['survivor', 'lender', 'other']))),
  waiting_months: v.optional(scenarioMonthsField, 0),
  /** Maximum number of months with a benefit; null for no maximum. */
  duration_in_months: optionalMonthsField,
  /** Number of months until the policy ends; null if it has no end. */
  remaining_months: optionalMonthsField,
  /** Age of the insured person at which the policy ends; null if it has no such age. */
  end_age: v.optional(v.nullable(v.pipe(v.number(), v.minValue(18), v.maxValue(110)))),
})
export type AdviceInsurancePolicy = v.InferOutput<typeof AdviceInsurancePolicy>

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
      ...adviceLoanPartFields,
      /**
       * Person who owes the part; null for both. On separation, a person's debt leaves the household with that person.
       */
      owner: ownerField,
      on_home: v.optional(v.boolean(), true),
    }),
    50,
  ),
  policies: v.optional(v.nullable(createListField(AdviceInsurancePolicy, 50))),
  /** If true, the result contains every percentage of incapacity, so a slider needs no further call (SCEN-30). */
  every_incapacity_share: v.optional(v.boolean(), false),
  timeline_of: v.optional(v.nullable(ScenarioRequest)),
})
export type ScenarioInput = v.InferOutput<typeof ScenarioInput>

/**
 * `key` is the tenant's scenarios key. Responds with 404 for an unknown key. Without loan parts or income, `result` is
 * null (SCEN-19).
 */
export const getScenarios = definePost('/scenarios', {
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
