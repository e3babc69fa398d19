import { calculateScenarioSet } from '@portal/advice/scenarios/scenario-set'
import { listIncapacityShares } from '@portal/advice/scenarios/work-events'
import { ScenarioInput } from '@portal/contract/scenario'
import { calculateScenarioShortfall } from '@portal/domain/scenario-shortfall'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findNormsOn, getCalculationBasis } from '../src/advice/norms.ts'
import { listScenarioResults } from './advice-results.ts'

const today = '2026-11-21'

const personArbitrary = fc
  .record({
    year: fc.integer({ min: 1956, max: 2000 }),
    wage: fc.integer({ min: 0, max: 90_000 }),
    pension: fc.integer({ min: 0, max: 30_000 }),
    survivor: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ year, wage, pension, survivor }) => ({
    date_of_birth: `${year}-05-12`,
    income: {
      annual_employment_income: wage,
      old_age_pension_income: pension,
      survivor_pension_income: survivor,
    },
  }))
const loanPartArbitrary = fc.record({
  repayment_type: fc.constantFrom('annuity', 'linear', 'interest_only'),
  current_amount: fc.integer({ min: 20_000, max: 300_000 }),
  interest_rate: fc.integer({ min: 100, max: 700 }).map((rate) => rate / 10_000),
  duration_in_months: fc.integer({ min: 60, max: 360 }),
  deductible_period_in_months: fc.constantFrom(0, 120, 360),
  remaining_interest_period_in_months: fc.integer({ min: 0, max: 240 }),
})
const householdArbitrary = fc.record({
  applicant: personArbitrary,
  partner: fc.option(personArbitrary),
  property_tax_value: fc.constant(350_000),
  loan_parts: fc.array(loanPartArbitrary, { minLength: 1, maxLength: 4 }),
})

const calculateResults = (input: object) =>
  listScenarioResults(calculateScenarioSet(v.parse(ScenarioInput, input), getCalculationBasis(today)))

/**
 * Household with loan parts of almost thirty years. Rounding each payment adds up to some euros, which matters near the
 * end, when the remaining debt is small.
 */
const nearlyPaidHousehold = {
  applicant: {
    date_of_birth: '1989-05-12',
    income: { annual_employment_income: 0, old_age_pension_income: 0, survivor_pension_income: 0 },
  },
  partner: null,
  property_tax_value: 350_000 as const,
  loan_parts: (
    [
      ['interest_only', 20_000, 0.0556, 60, 360],
      ['annuity', 281_356, 0.0107, 359, 360],
      ['annuity', 20_000, 0.01, 60, 0],
    ] as const
  ).map(
    ([repayment_type, current_amount, interest_rate, duration_in_months, deductible_period_in_months]) => ({
      ...{ repayment_type, current_amount, interest_rate, duration_in_months, deductible_period_in_months },
      remaining_interest_period_in_months: 0,
    }),
  ),
}

test('once the debt is reduced by the reported gap, the payments fit and the debt can be refinanced @SCEN-32', {
  tags: 'full',
}, () => {
  fc.assert(
    fc.property(householdArbitrary, (input) => {
      const resultsWithGap = calculateResults(input).map((result) => ({
        result,
        gap: calculateScenarioShortfall(result, true),
      }))
      for (const [resultIndex, { result, gap }] of resultsWithGap.entries()) {
        if (!gap.debt) continue
        const remainingShare = 1 - gap.debt / result.mortgage_situation.remaining_sum
        const loan_parts = input.loan_parts.map((loanPart) => ({
          ...loanPart,
          current_amount: loanPart.current_amount * remainingShare,
        }))
        expect(calculateResults({ ...input, loan_parts })[resultIndex]?.verdict).toMatchObject({
          can_pay_mortgage: true,
          can_prolong_mortgage: true,
        })
      }
    }),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 60), examples: [[nearlyPaidHousehold]] },
  )
})

test('if requested, incapacity is calculated for every share, by the same rules @SCEN-30', () => {
  const input = fc.sample(householdArbitrary, { numRuns: 1, seed: 3 })[0]
  const scenarioSet = calculateScenarioSet(
    v.parse(ScenarioInput, { ...input, every_incapacity_share: true }),
    getCalculationBasis(today),
  )
  const { shares } = scenarioSet.incapacitated
  expect(shares?.map(({ percent }) => percent)).toEqual([35, 40, 45, 50, 55, 60, 65, 70, 75, 80])
  expect(shares?.map(({ percent }) => percent)).toEqual(listIncapacityShares(findNormsOn(today)))
  for (const percent of ['50', '80'] as const)
    expect(shares?.find((one) => one.percent === Number(percent))).toEqual({
      percent: Number(percent),
      ...scenarioSet.incapacitated[percent],
    })
  expect(
    calculateScenarioSet(v.parse(ScenarioInput, input), getCalculationBasis(today)).incapacitated.shares,
  ).toBeNull()
})
