import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { ScenarioInput, type ScenarioResult } from '@portal/contract/scenario'
import { addDays, addMonths } from '@portal/time/calendar-day'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { calculateMaximumForHousehold } from '../src/maximum-mortgage.ts'
import { calculateScenarioSet } from '../src/scenarios/scenario-set.ts'
import { createPart, createPerson } from './scenarios/example-household.ts'

const { norms } = getCalculationBasisOn('2026-11-20')
/** The state pension starts on 18 December 2026, at the age of 67. */
const birthDateInput = { date_of_birth: '1959-12-18' }
const pensionDay = '2026-12-18'
const dayNumbersOfYear = Array.from({ length: 365 }, (_, day) => day + 1)
const daysBeforePension = dayNumbersOfYear.map((days) => addDays(pensionDay, -days)).reverse()
const daysSincePension = dayNumbersOfYear.map((days) => addDays(pensionDay, days - 1))

const daysAroundPension = [-365, -92, -91, -31, -30, -1, 0, 1, 31, 364].map((days) =>
  addDays(pensionDay, days),
)

const calculateMaximumOn = (today: string) => {
  const input = v.parse(MaximumMortgageInput, {
    applicant: createPerson(48_000),
    partner: { ...birthDateInput, income: { annual_employment_income: 2000, old_age_pension_income: 9000 } },
  })
  return calculateMaximumForHousehold(input, { norms, today }).total_sum
}

const calculateScenariosOn = (today: string) => {
  const input = v.parse(ScenarioInput, {
    applicant: {
      ...birthDateInput,
      income: { annual_employment_income: 60_000, old_age_pension_income: 5500 },
    },
    partner: createPerson(30_000),
    property_tax_value: null,
    loan_parts: [createPart(100_000)],
    timeline_of: { scenario: 'move', who: 'applicant' },
  })
  return calculateScenarioSet(input, { norms, today })
}
type Scenarios = ReturnType<typeof calculateScenariosOn>
const resultByScenario: Record<string, (set: Scenarios) => ScenarioResult | null> = {
  'own retirement': ({ retirement }) => retirement.applicant,
  "the partner's retirement": ({ retirement }) => retirement.partner,
  'own death': ({ death }) => death.applicant,
  "the partner's death": ({ death }) => death.partner,
  'own unemployment': ({ unemployment }) => unemployment.applicant,
  "the partner's unemployment": ({ unemployment }) => unemployment.partner,
  "the partner's incapacity": ({ incapacitated }) => incapacitated['80'].partner,
  'own break-up': ({ break_up }) => break_up.applicant,
  "the partner's break-up": ({ break_up }) => break_up.partner,
  'a move': ({ move }) => move.box1.applicant,
}

const getPeriodOfDay = (day: string) => (day < pensionDay ? 'before' : 'after')

/**
 * Lists the amounts of each scenario. Groups them by two facts: whether the day of calculation, and whether the date of
 * the assessed state, is before or after the start of the state pension.
 */
function listScenarioAmountsByPeriod(days: readonly string[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const today of days) {
    const set = calculateScenariosOn(today)
    for (const [name, of] of Object.entries(resultByScenario)) {
      const outcome = of(set)
      if (!outcome) continue
      const { income, mortgage_situation: situation, maximum_mortgage: most } = outcome
      const key = `${name}, today ${getPeriodOfDay(today)}, moment ${getPeriodOfDay(situation.date)}`
      const amounts = JSON.stringify([income.total_net_monthly_income, situation.monthly_payments, most])
      found.set(key, (found.get(key) ?? new Set()).add(amounts))
    }
  }
  return Object.fromEntries([...found].map(([key, amounts]) => [key, [...amounts]]))
}

test('a maximum is the same on each day of the year before the state pension, and of the year after it', {
  tags: 'full',
}, () => {
  expect(new Set(daysBeforePension.map(calculateMaximumOn))).toEqual(
    new Set([calculateMaximumOn('2026-11-18')]),
  )
  expect(new Set(daysSincePension.map(calculateMaximumOn)).size).toBe(1)
})

test('a month before the state pension, the result for today uses today’s income', () => {
  const getNetIncomeToday = (today: string) => calculateScenariosOn(today).timeline?.before.net_income
  expect(getNetIncomeToday('2026-12-17')).toBe(getNetIncomeToday('2026-11-18'))
  expect(getNetIncomeToday('2026-12-18')).toBeGreaterThan(getNetIncomeToday('2026-12-17') ?? Number.NaN)
})

test('the retirement scenario is dated on the exact day of the state pension', () => {
  expect(calculateScenariosOn('2026-12-17').retirement.applicant?.mortgage_situation.date).toBe(pensionDay)
})

test.each(Object.entries(listScenarioAmountsByPeriod(daysAroundPension)))(
  'near the state pension, %s has one outcome',
  (_, amounts) => {
    expect(amounts).toHaveLength(1)
  },
)

test('in the year before and after the state pension, results only change on that day', {
  tags: 'full',
}, () => {
  for (const [name, amounts] of Object.entries(
    listScenarioAmountsByPeriod([...daysBeforePension, ...daysSincePension]),
  ))
    expect(amounts, name).toHaveLength(1)
})

test('unemployment is possible if its third month starts before the state pension', () => {
  const { unemployment } = calculateScenariosOn(addDays(addMonths(pensionDay, -3), -1))
  expect(unemployment.applicant).not.toBeNull()
  expect(calculateScenariosOn(addMonths(pensionDay, -3)).unemployment.applicant).toBeNull()
})
