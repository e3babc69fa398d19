import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getCalculationBasisOn } from '../../node/own-norms.ts'
import { calculateMaximumForHousehold } from '../../src/maximum-mortgage.ts'

const calculationBasis = getCalculationBasisOn('2026-11-21')
const numRuns = Number(process.env.PORTAL_TEST_RUNS ?? 200)
const arbitraryBirthDate = fc.constantFrom('1990-03-01', '1972-03-01', '1960-12-30', '1952-03-01')
const arbitraryHousehold = fc.record({
  births: fc.tuple(arbitraryBirthDate, arbitraryBirthDate),
  incomes: fc.tuple(fc.integer({ min: 10_000, max: 150_000 }), fc.integer({ min: 0, max: 120_000 })),
  isAlone: fc.boolean(),
  rate: fc.integer({ min: 10, max: 75 }).map((tenths) => tenths / 1000),
  period: fc.constantFrom(60, 120, 240),
  box: fc.constantFrom('box1', 'box3'),
})
type GeneratedHousehold = typeof arbitraryHousehold extends fc.Arbitrary<infer A> ? A : never

/**
 * Calculates the maximum mortgage of a household, with `more` added to the income of the first person and `higher`
 * added to the rate.
 */
function calculateHouseholdMaximum(
  { births, incomes, isAlone, rate, period, box }: GeneratedHousehold,
  more = 0,
  higher = 0,
) {
  const createPerson = (index: 0 | 1, extra: number) => ({
    date_of_birth: births[index],
    income: { annual_employment_income: incomes[index] + extra },
  })
  const input = v.parse(MaximumMortgageInput, {
    applicant: createPerson(0, more),
    partner: isAlone ? null : createPerson(1, 0),
    interest_rate: rate + higher,
    interest_period_in_months: period,
    box,
  })
  const { total_sum, trace } = calculateMaximumForHousehold(input, calculationBasis)
  const quotas = (trace?.steps ?? []).filter(({ rule }) => rule === 'housing_quota')
  return { most: total_sum, quotas: quotas.map(({ value, source }) => `${value} ${source}`).sort() }
}

describe('effect of income and rate on the maximum', () => {
  test('more income never lowers the maximum, unless another quota applies', {
    tags: 'full',
  }, () => {
    fc.assert(
      fc.property(arbitraryHousehold, fc.integer({ min: 1, max: 30_000 }), (household, more) => {
        const [before, after] = [
          calculateHouseholdMaximum(household),
          calculateHouseholdMaximum(household, more),
        ]
        if (after.most < before.most) expect(after.quotas).not.toEqual(before.quotas)
      }),
      { numRuns },
    )
  })

  test('a higher rate never raises the maximum, unless another quota applies', () => {
    fc.assert(
      fc.property(arbitraryHousehold, fc.integer({ min: 1, max: 20 }), (household, tenths) => {
        const [before, after] = [
          calculateHouseholdMaximum(household),
          calculateHouseholdMaximum(household, 0, tenths / 1000),
        ]
        if (after.most > before.most) expect(after.quotas).not.toEqual(before.quotas)
      }),
      { numRuns },
    )
  })

  test('a partner with income never lowers the maximum', () => {
    fc.assert(
      fc.property(arbitraryHousehold, (household) => {
        const together = { ...household, isAlone: false, births: [household.births[0], household.births[0]] }
        const without = { ...together, incomes: [household.incomes[0], 0] } as GeneratedHousehold
        expect(calculateHouseholdMaximum(together as GeneratedHousehold).most).toBeGreaterThanOrEqual(
          calculateHouseholdMaximum(without).most,
        )
      }),
      { numRuns },
    )
  })
})
