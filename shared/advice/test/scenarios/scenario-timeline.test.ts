import type { ScenarioRequest } from '@portal/contract/scenario'
import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './example-household.ts'

const calculateRequestedTimeline = (request: Partial<ScenarioRequest>, more: object = {}) =>
  calculateScenarios({
    applicant: createPerson(60_000, { years_of_work: 8 }),
    loan_parts: [createPart(100_000, { duration_in_months: 300, remaining_interest_period_in_months: 120 })],
    timeline_of: { who: 'applicant', ...request },
    ...more,
  }).timeline

test('the timeline lists each change of an illness benefit until the state pension, and the ends of the loan', () => {
  const steps = calculateRequestedTimeline({ scenario: 'incapacitated', percent: 50 })?.steps
  expect(steps?.map(({ month, changes }) => [month, ...changes])).toEqual([
    [0, 'sick_pay'],
    [24, 'incapacity_first'],
    [26, 'incapacity_next'],
    [32, 'incapacity_supplement'],
    [120, 'fixed_end'],
    [296, 'retired'],
  ])
})

test('the timeline has the income of each year until the term ends, including pensions', () => {
  const shown = calculateRequestedTimeline({ scenario: 'retirement' })
  expect(shown?.years).toHaveLength(Math.ceil((296 + 12) / 12))
  expect(shown?.before.net_income).toBe(shown?.years[0]?.net_income)
  expect(shown?.years.at(-1)?.net_income).toBeLessThan(shown?.years[0]?.net_income ?? 0)
  expect(shown?.steps.find(({ changes }) => changes.includes('retired'))?.date).toBe('2051-07-25')
})

test('the amounts of a year are the sums of its months @CHART-03', () => {
  const shown = calculateRequestedTimeline({ scenario: 'unemployment' })
  const [first, next, end] = shown?.steps ?? []
  expect([first?.month, next?.month, end?.month]).toEqual([0, 2, 8])
  const sum =
    2 * (first?.net_monthly_income ?? 0) +
    6 * (next?.net_monthly_income ?? 0) +
    4 * (end?.net_monthly_income ?? 0)
  expect(shown?.years[0]?.net_income).toBeCloseTo(sum, 1)
  expect(shown?.years[0]?.payments).toBe(3_999.96)
  expect(shown?.before.months_short).toBe(0)
  expect(shown?.years[1]).toMatchObject({ net_income: 0, months_short: 12 })
})

test('the timeline with insurance has its own years, and lists the start and end of payments', () => {
  const policies = [
    {
      insured: 'applicant',
      covers: 'unemployment',
      monthly_benefit: 500,
      waiting_months: 1,
      duration_in_months: 12,
    },
  ]
  const shown = calculateRequestedTimeline({ scenario: 'unemployment' }, { policies })
  expect((shown?.insured?.years[0]?.net_income ?? 0) - (shown?.years[0]?.net_income ?? 0)).toBeCloseTo(
    11 * 500,
    1,
  )
  expect(
    shown?.insured?.steps
      .filter(({ changes }) => changes.some((one) => one.startsWith('cover')))
      .map(({ month }) => month),
  ).toEqual([1, 13])
})

test('an impossible scenario has no timeline, and none is calculated without a request', () => {
  expect(calculateRequestedTimeline({ scenario: 'death' })).toBeNull()
  expect(calculateRequestedTimeline({ scenario: 'retirement', who: 'partner' })).toBeNull()
  expect(calculateScenarios({ applicant: createPerson(1), loan_parts: [createPart(1)] }).timeline).toBeNull()
})
