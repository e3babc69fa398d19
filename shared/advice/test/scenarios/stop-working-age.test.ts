import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './example-household.ts'

/**
 * Calculates scenarios for an applicant born on 17 April 1984, who becomes 60 on 17 April 2044 and reaches the state
 * pension age on 17 July 2051.
 */
const calculateScenariosWithStopAge = (age: number | null, more: object = {}) =>
  calculateScenarios({
    applicant: createPerson(60_000, { stops_working_at_age: age, ...more }),
    loan_parts: [createPart(200_000, { duration_in_months: 480 })],
    timeline_of: { scenario: 'retirement', who: 'applicant' },
  })

describe('age of stopping work', () => {
  test('who stops at 60 has no income until the state pension age', () => {
    const { retirement, timeline } = calculateScenariosWithStopAge(60)
    expect(retirement.applicant).toMatchObject({
      mortgage_situation: { date: '2044-04-17' },
      income: { total_net_monthly_income: 0 },
      maximum_mortgage: { monthly_payments: 0 },
      verdict: { livable: false },
    })
    // The months of a timeline start on the 25th, so the first month without wage starts on 25 April.
    const months = timeline?.steps.map(({ date, changes }) => [date, ...changes])
    expect(months).toContainEqual(['2044-04-25', 'stopped'])
    const pensions = timeline?.steps.find(({ changes }) => changes.includes('retired'))
    expect(pensions?.date.slice(0, 7)).toBe('2051-07')
    expect(pensions?.net_monthly_income).toBeCloseTo(
      calculateScenariosWithStopAge(null).retirement.applicant?.income.total_net_monthly_income ?? 0,
      2,
    )
  })

  test.each([null, 68, 80])('an age of %j means the state pension age', (age) => {
    expect(calculateScenariosWithStopAge(age)).toEqual(
      calculateScenarios({
        applicant: createPerson(60_000),
        loan_parts: [createPart(200_000, { duration_in_months: 480 })],
        timeline_of: { scenario: 'retirement', who: 'applicant' },
      }),
    )
  })

  test('an age that is already reached applies from next month, and does not change today', () => {
    const { retirement, timeline } = calculateScenariosWithStopAge(42)
    expect(retirement.applicant?.mortgage_situation.date).toBe('2026-12-25')
    expect(timeline?.before).toEqual(calculateScenariosWithStopAge(null).timeline?.before)
  })

  test('the wage of a partner who stops no longer counts', () => {
    const calculateCoupleStoppingAtAge = (age: number | null) =>
      calculateScenarios({
        applicant: createPerson(0),
        partner: createPerson(50_000, { stops_working_at_age: age }),
        loan_parts: [createPart(150_000, { duration_in_months: 480 })],
        timeline_of: { scenario: 'retirement', who: 'applicant' },
      })
    // Both persons have the same birthday, so neither has a pension in the seven years after the partner stops
    // working.
    const getYearlyIncome = (age: number | null, month: string) =>
      calculateCoupleStoppingAtAge(age).timeline?.years.find(({ from }) => from.startsWith(month))?.net_income
    expect(getYearlyIncome(60, '2045-11')).toBe(0)
    expect(getYearlyIncome(null, '2045-11')).toBeGreaterThan(30_000)
  })

  test('stopping earlier never raises the maximum', { tags: 'full' }, () => {
    const ages = fc.integer({ min: 43, max: 70 })
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [sooner, later] = [one, other]
          .sort((a, b) => a - b)
          .map((age) => calculateScenariosWithStopAge(age))
        const getMaximumLoan = (set = sooner) => set?.retirement.applicant?.maximum_mortgage.total_sum ?? 0
        expect(getMaximumLoan(sooner)).toBeLessThanOrEqual(getMaximumLoan(later))
      }),
      { numRuns: 20 },
    )
  })
})
