import { addDays, addMonths } from '@portal/contract/calendar-day'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { ScenarioInput, type ScenarioResult } from '@portal/contract/scenario'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getBasisOn } from '../node/own-norms.ts'
import { calculateMaximum } from '../src/maximum.ts'
import { calculateScenarioSet } from '../src/scenarios/scenario-set.ts'
import { createPart, createPerson } from './scenarios/household.ts'

const { norms } = getBasisOn('2026-11-20')
/** A person whose state pension starts on 18 December 2026: 67 years after birth. */
const born = { date_of_birth: '1959-12-18' }
const pensionDay = '2026-12-18'
const year = Array.from({ length: 365 }, (_, day) => day + 1)
const daysBefore = year.map((days) => addDays(pensionDay, -days)).reverse()
const daysAfter = year.map((days) => addDays(pensionDay, days - 1))

const near = [-365, -92, -91, -31, -30, -1, 0, 1, 31, 364].map((days) => addDays(pensionDay, days))

const calculateMaximumOn = (today: string) => {
  const input = v.parse(MaximumMortgageInput, {
    applicant: createPerson(48_000),
    partner: { ...born, income: { annual_employment_income: 2000, old_age_pension_income: 9000 } },
  })
  return calculateMaximum(input, { norms, today }).total_sum
}

const calculateScenariosOn = (today: string) => {
  const input = v.parse(ScenarioInput, {
    applicant: { ...born, income: { annual_employment_income: 60_000, old_age_pension_income: 5500 } },
    partner: createPerson(30_000),
    property_tax_value: null,
    loan_parts: [createPart(100_000)],
    timeline_of: { scenario: 'move', who: 'applicant' },
  })
  return calculateScenarioSet(input, { norms, today })
}
type Scenarios = ReturnType<typeof calculateScenariosOn>
const scenarios: Record<string, (set: Scenarios) => ScenarioResult | null> = {
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

const when = (day: string) => (day < pensionDay ? 'before' : 'after')

/** Amounts of each scenario over some days, grouped into those before and after the start of the state pension. */
function listAmountsOver(days: readonly string[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const today of days) {
    const set = calculateScenariosOn(today)
    for (const [name, of] of Object.entries(scenarios)) {
      const outcome = of(set)
      if (!outcome) continue
      const { income, mortgage_situation: situation, maximum_mortgage: most } = outcome
      const key = `${name}, today ${when(today)}, moment ${when(situation.date)}`
      const amounts = JSON.stringify([income.total_net_monthly_income, situation.monthly_payments, most])
      found.set(key, (found.get(key) ?? new Set()).add(amounts))
    }
  }
  return Object.fromEntries([...found].map(([key, amounts]) => [key, [...amounts]]))
}

test('until the day of the state pension, a maximum does not move, nor does it in the year after it', {
  tags: 'full',
}, () => {
  expect(new Set(daysBefore.map(calculateMaximumOn))).toEqual(new Set([calculateMaximumOn('2026-11-18')]))
  expect(new Set(daysAfter.map(calculateMaximumOn)).size).toBe(1)
})

test('a month before the state pension, the result for today uses today’s income', () => {
  const net = (today: string) => calculateScenariosOn(today).timeline?.before.net_income
  expect(net('2026-12-17')).toBe(net('2026-11-18'))
  expect(net('2026-12-18')).toBeGreaterThan(net('2026-12-17') ?? Number.NaN)
})

test('the day on which someone retires is reached neither before nor after it', () => {
  expect(calculateScenariosOn('2026-12-17').retirement.applicant?.mortgage_situation.date).toBe(pensionDay)
})

test.each(Object.entries(listAmountsOver(near)))(
  'near the state pension, %s has one outcome',
  (_, amounts) => {
    expect(amounts).toHaveLength(1)
  },
)

test('in the year before and after the state pension, no scenario jumps but on that day', {
  tags: 'full',
}, () => {
  for (const [name, amounts] of Object.entries(listAmountsOver([...daysBefore, ...daysAfter])))
    expect(amounts, name).toHaveLength(1)
})

test('unemployment is looked at until its third month begins after the state pension', () => {
  const { unemployment } = calculateScenariosOn(addDays(addMonths(pensionDay, -3), -1))
  expect(unemployment.applicant).not.toBeNull()
  expect(calculateScenariosOn(addMonths(pensionDay, -3)).unemployment.applicant).toBeNull()
})
