import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getBasisOn } from '../../node/own-norms.ts'
import { calculateMaximum } from '../../src/maximum.ts'

const basis = getBasisOn('2026-11-21')
const numRuns = Number(process.env.PORTAL_TEST_RUNS ?? 200)
const birth = fc.constantFrom('1990-03-01', '1972-03-01', '1960-12-30', '1952-03-01')
const households = fc.record({
  births: fc.tuple(birth, birth),
  incomes: fc.tuple(fc.integer({ min: 10_000, max: 150_000 }), fc.integer({ min: 0, max: 120_000 })),
  isAlone: fc.boolean(),
  rate: fc.integer({ min: 10, max: 75 }).map((tenths) => tenths / 1000),
  period: fc.constantFrom(60, 120, 240),
  box: fc.constantFrom('box1', 'box3'),
})
type Household = typeof households extends fc.Arbitrary<infer A> ? A : never

/** Maximum of a household, with a higher income of the first person or a higher rate. */
function calculateHouseholdMaximum(
  { births, incomes, isAlone, rate, period, box }: Household,
  more = 0,
  higher = 0,
) {
  const person = (index: 0 | 1, extra: number) => ({
    date_of_birth: births[index],
    income: { annual_employment_income: incomes[index] + extra },
  })
  const input = v.parse(MaximumMortgageInput, {
    applicant: person(0, more),
    partner: isAlone ? null : person(1, 0),
    interest_rate: rate + higher,
    interest_period_in_months: period,
    box,
  })
  const { total_sum, trace } = calculateMaximum(input, basis)
  const quotas = (trace?.steps ?? []).filter(({ rule }) => rule === 'housing_quota')
  return { most: total_sum, quotas: quotas.map(({ value, source }) => `${value} ${source}`).sort() }
}

describe('what more of something does to a maximum', () => {
  test('more income never gives less, unless the trace names another step of the tables', {
    tags: 'full',
  }, () => {
    fc.assert(
      fc.property(households, fc.integer({ min: 1, max: 30_000 }), (household, more) => {
        const [before, after] = [
          calculateHouseholdMaximum(household),
          calculateHouseholdMaximum(household, more),
        ]
        if (after.most < before.most) expect(after.quotas).not.toEqual(before.quotas)
      }),
      { numRuns },
    )
  })

  test('a higher rate never gives more, unless the trace names another step of the tables', () => {
    fc.assert(
      fc.property(households, fc.integer({ min: 1, max: 20 }), (household, tenths) => {
        const [before, after] = [
          calculateHouseholdMaximum(household),
          calculateHouseholdMaximum(household, 0, tenths / 1000),
        ]
        if (after.most > before.most) expect(after.quotas).not.toEqual(before.quotas)
      }),
      { numRuns },
    )
  })

  test('a partner with an income never gives less on income than that partner without one', () => {
    fc.assert(
      fc.property(households, (household) => {
        const together = { ...household, isAlone: false, births: [household.births[0], household.births[0]] }
        const without = { ...together, incomes: [household.incomes[0], 0] } as Household
        expect(calculateHouseholdMaximum(together as Household).most).toBeGreaterThanOrEqual(
          calculateHouseholdMaximum(without).most,
        )
      }),
      { numRuns },
    )
  })
})
