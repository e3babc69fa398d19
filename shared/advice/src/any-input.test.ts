import { energyLabels, repaymentTypes } from '@portal/contract/advice'
import type { AdviceRule, AdviceTerm, AdviceTrace } from '@portal/contract/advice-trace'
import { type ListedProduct, riskClasses } from '@portal/contract/interest-list'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { interestPeriods, RefinanceInput, RefinanceResult } from '@portal/contract/refinance'
import { ScenarioInput, ScenarioSet } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { basisOn } from '../node/own-norms.ts'
import { maximumOf } from './maximum.ts'
import { compareLoan } from './refinance/compare.ts'
import { scenarioSet } from './scenarios/scenario-set.ts'
import { sustainabilityOf } from './sustainability.ts'

const basis = basisOn('2026-11-21')
const euro = fc.oneof(
  fc.constantFrom(0, 0.01, 1, 1_000_000),
  fc.integer({ min: 0, max: 900_000 }),
  fc.double({ min: 0, max: 300_000, noNaN: true }),
)
const maybeEuro = fc.option(euro)
const above = euro.map((amount) => Math.max(0.01, amount))
const rate = fc.oneof(fc.constantFrom(0, 0.15), fc.double({ min: 0, max: 0.15, noNaN: true }))
const months = fc.oneof(fc.constantFrom(0, 1, 600), fc.integer({ min: 0, max: 600 }))
const birth = fc
  .date({ min: new Date('1917-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const person = fc.record({
  date_of_birth: birth,
  income: fc.record({
    annual_employment_income: maybeEuro,
    state_pension_income: maybeEuro,
    old_age_pension_income: maybeEuro,
    survivor_pension_income: maybeEuro,
  }),
  obligations: fc.record({ personal_loan: fc.boolean(), study_loan: fc.boolean(), alimony: fc.boolean() }),
  obligation_amounts: fc.record({
    personal_loan: fc.record({ credit_limit: maybeEuro, monthly_amount: maybeEuro }),
    study_loan: fc.record({ monthly_amount: maybeEuro }),
    alimony: fc.record({ monthly_amount: maybeEuro }),
  }),
})
const part = fc.record({
  repayment_type: fc.constantFrom(...repaymentTypes),
  first_deposit_amount: maybeEuro,
  current_amount: above,
  premium: maybeEuro,
  interest_rate: rate,
  return_rate: fc.option(rate),
  duration_in_months: months.map((count) => Math.max(1, count)),
  deductible_period_in_months: fc.option(months),
  remaining_interest_period_in_months: months,
  original_amount: above,
  nhg_applicable: fc.boolean(),
  box: fc.constantFrom('box1', 'box3'),
})
const household = {
  applicant: person,
  partner: fc.option(person),
  youngest_child_date_of_birth: fc.option(birth),
  energy_label: fc.option(fc.constantFrom(...energyLabels)),
  property_tax_value: maybeEuro,
  loan_parts: fc.array(part, { minLength: 1, maxLength: 4 }),
}

const badNumbers = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => badNumbers(held, `${path}.${name}`))
}

/** Rules that only add up; what is taken off has a minus. */
const sums: Readonly<Record<string, readonly string[]>> = {
  monthly_payments: [],
  remaining_sum: [],
  gross_income: [],
  repayment_penalty: [],
  refinance_costs: [],
  measures_costs: [],
  net_income: ['tax_due', 'health_contribution'],
}

type Of = (term: AdviceTerm) => number

/** Rules that can be worked out again from what they name. */
const formulas: Partial<Record<AdviceRule, (of: Of) => number>> = {
  net_monthly_payments: (of) => of('monthly_payments') - of('home_tax_benefit') / 12,
  monthly_difference: (of) => of('current') - of('proposed'),
  interest_period_difference: (of) => (of('current') - of('proposed')) * of('months'),
  refinance_difference: (of) =>
    of('interest_period_difference') +
    of('current_end_debt') -
    of('proposed_end_debt') -
    of('refinance_costs') -
    of('repayment_penalty') +
    of('costs_tax_benefit'),
  home_tax_benefit: (of) => of('tax_due') - of('tax_due_with_home'),
  guarantee_fee: (of) => (of('new_debt') * of('percent')) / 100,
  penalty_base: (of) => Math.max(0, of('amount') - of('free_amount')),
}

/** What a rule gives by its formula, and how far it may be off because its inputs are told in cents. */
function explained({ rule, inputs }: AdviceTrace['steps'][number]) {
  const formula = formulas[rule as AdviceRule]
  if (!formula) return null
  const of: Of = (term) => inputs.reduce((sum, one) => sum + (one.term === term ? one.value : 0), 0)
  const slack = 0.006 * (inputs.length + 1) * Math.max(1, of('months'))
  return { value: formula(of), slack }
}

/** Steps of a trace that are not the sum of what they name, and inputs that are not what their step says. */
function wrongSteps(trace: AdviceTrace | null): string[] {
  const steps = new Map(trace?.steps.map((step) => [step.id, step]))
  return [...steps.values()].flatMap((step) => {
    const { rule, value, inputs } = step
    const unlike = inputs.filter(({ step, value: held }) => step !== null && steps.get(step)?.value !== held)
    const less = sums[rule]
    const counted = inputs.map(({ term, value: held }) => (less?.includes(term) ? -held : held))
    const sum = counted.reduce((whole, one) => whole + one, 0)
    const slack = 0.006 * (inputs.length + 1) + Math.abs(value) * 1e-9
    const again = explained(step)
    const off = again && Math.abs(again.value - value) > again.slack + Math.abs(value) * 1e-6
    return [
      ...(off ? [`${rule} is ${value}, and ${again.value} by its formula`] : []),
      ...unlike.map(({ term }) => `${rule} says otherwise of ${term}`),
      ...(less && Math.abs(sum - value) > slack ? [`${rule} is ${value}, not ${sum}`] : []),
    ]
  })
}

/** Rates by class of risk and period, a little more for each step of both. */
const ratesFrom = (lowest: number): ListedProduct['rates'] =>
  Object.fromEntries(
    riskClasses.map((risk, step) => [
      risk,
      Object.fromEntries(interestPeriods.map((period) => [period, lowest + step / 1000 + period / 60_000])),
    ]),
  )

const products = Array.from({ length: 4 }, (_, index) => ({
  lender_id: 'AB',
  lender_name: 'Bank',
  product_line_id: `AB${index}`,
  product_line_name: `Bank ${index}`,
  rates: ratesFrom(0.031 + index / 500),
  interest_only_surcharge: index / 1000,
}))

describe('whatever is accepted is worked out in finite numbers of the contract’s shape that add up', () => {
  test('scenarios', () => {
    fc.assert(
      fc.property(fc.record({ ...household, every_incapacity_share: fc.boolean() }), (given) => {
        const set = scenarioSet(v.parse(ScenarioInput, given), basis)
        expect(badNumbers(set)).toEqual([])
        expect(wrongSteps(set.trace)).toEqual([])
        expect(v.safeParse(ScenarioSet, JSON.parse(JSON.stringify(set))).issues).toBeUndefined()
      }),
      { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 300) },
    )
  })

  test('a comparison', () => {
    const whole = fc.record({
      ...household,
      market_value: euro.map((amount) => Math.max(1, amount)),
      new_interest_period_in_months: fc.constantFrom(...interestPeriods),
      finance_repayment_penalty: fc.boolean(),
      lender_hdn_code: fc.constantFrom('AB', 'ZZ', null),
    })
    fc.assert(
      fc.property(whole, (given) => {
        const result = compareLoan(v.parse(RefinanceInput, given), products, basis)
        expect(badNumbers(result)).toEqual([])
        expect(wrongSteps(result.trace)).toEqual([])
        expect(v.safeParse(RefinanceResult, JSON.parse(JSON.stringify(result))).issues).toBeUndefined()
      }),
      { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 300) },
    )
  })

  test('a maximum, and measures', () => {
    const asked = fc.record({
      applicant: person,
      partner: fc.option(person),
      energy_label: household.energy_label,
      interest_rate: fc.option(rate),
      interest_period_in_months: fc.integer({ min: 1, max: 360 }),
      box: fc.constantFrom('box1', 'box3'),
      measures_costs: euro,
      market_value: maybeEuro,
    })
    const measures = fc.record({
      energy_label: household.energy_label,
      market_value: euro.map((amount) => Math.max(1, amount)),
      current_debt: euro,
      measures: fc.array(fc.record({ name: fc.constant('x'), costs: euro, saving_per_month: euro }), {
        minLength: 1,
        maxLength: 3,
      }),
      interest_rate: rate,
      duration_in_months: fc.integer({ min: 1, max: 360 }),
    })
    fc.assert(
      fc.property(asked, measures, (first, second) => {
        expect(badNumbers(maximumOf(v.parse(MaximumMortgageInput, first), basis))).toEqual([])
        expect(badNumbers(sustainabilityOf(v.parse(SustainabilityInput, second), basis))).toEqual([])
      }),
    )
  })
})
