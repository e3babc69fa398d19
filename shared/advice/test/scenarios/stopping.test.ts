import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './household.ts'

/** Born on 17 April 1984: 60 years old on 17 April 2044, and 67 and a quarter, the state pension age, on 17 July 2051. */
const stopsAt = (age: number | null, more: object = {}) =>
  calculateScenarios({
    applicant: createPerson(60_000, { stops_working_at_age: age, ...more }),
    loan_parts: [createPart(200_000, { duration_in_months: 480 })],
    timeline_of: { scenario: 'retirement', who: 'applicant' },
  })

describe('advice strip: the age of stopping work', () => {
  test('who stops at 60 has nothing from that day on, and pensions from the state pension age', () => {
    const { retirement, timeline } = stopsAt(60)
    expect(retirement.applicant).toMatchObject({
      mortgage_situation: { date: '2044-04-17' },
      income: { total_net_monthly_income: 0 },
      maximum_mortgage: { monthly_payments: 0 },
      verdict: { livable: false },
    })
    // Months begin on the 25th: the first without work begins in April.
    const months = timeline?.steps.map(({ date, changes }) => [date, ...changes])
    expect(months).toContainEqual(['2044-04-25', 'stopped'])
    const pensions = timeline?.steps.find(({ changes }) => changes.includes('retired'))
    expect(pensions?.date.slice(0, 7)).toBe('2051-07')
    expect(pensions?.net_monthly_income).toBeCloseTo(
      stopsAt(null).retirement.applicant?.income.total_net_monthly_income ?? 0,
      2,
    )
  })

  test.each([null, 68, 80])('said as %j it is the state pension age, as without', (age) => {
    expect(stopsAt(age)).toEqual(
      calculateScenarios({
        applicant: createPerson(60_000),
        loan_parts: [createPart(200_000, { duration_in_months: 480 })],
        timeline_of: { scenario: 'retirement', who: 'applicant' },
      }),
    )
  })

  test('an age that is reached already counts from next month on, and leaves today as it is', () => {
    const { retirement, timeline } = stopsAt(42)
    expect(retirement.applicant?.mortgage_situation.date).toBe('2026-12-25')
    expect(timeline?.before).toEqual(stopsAt(null).timeline?.before)
  })

  test('a partner who stops takes the wage along in what happens to the other', () => {
    const together = (age: number | null) =>
      calculateScenarios({
        applicant: createPerson(0),
        partner: createPerson(50_000, { stops_working_at_age: age }),
        loan_parts: [createPart(150_000, { duration_in_months: 480 })],
        timeline_of: { scenario: 'retirement', who: 'applicant' },
      })
    // Both have the same birthday, so the partner has no wage for seven years before either has a pension.
    const at = (age: number | null, month: string) =>
      together(age).timeline?.years.find(({ from }) => from.startsWith(month))?.net_income
    expect(at(60, '2045-11')).toBe(0)
    expect(at(null, '2045-11')).toBeGreaterThan(30_000)
  })

  test('sooner is never better', { tags: 'full' }, () => {
    const ages = fc.integer({ min: 43, max: 70 })
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [sooner, later] = [one, other].sort((a, b) => a - b).map((age) => stopsAt(age))
        const possible = (set = sooner) => set?.retirement.applicant?.maximum_mortgage.total_sum ?? 0
        expect(possible(sooner)).toBeLessThanOrEqual(possible(later))
      }),
      { numRuns: 20 },
    )
  })
})
