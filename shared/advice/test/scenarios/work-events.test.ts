import { expect, test } from 'vitest'
import { getNormsOn } from '../../node/own-norms.ts'
import { calculateIncapacityIncome, calculateMonthWage } from '../../src/work-benefits.ts'
import { calculateScenarios, createPart, createPerson, today } from './household.ts'

const norms = getNormsOn(today)
/** € 50,400 a year is € 4,200 a month of 21.75 days. */
const wage = 50_400
const half = { percent: 50, capacityUse: 50, month: 3 } as const
const sums = (given: Parameters<typeof calculateIncapacityIncome>[2], year = wage) => {
  const { benefit, wage: earned } = calculateIncapacityIncome(norms, year, given)
  return [benefit.value, earned.value]
}

test('advice 9: in month 3 half incapacity follows what is earned (WIA art. 61(1)): 70% of 4,200 less 1,050', () => {
  expect(sums({ ...half, phase: 'wage_related' })).toEqual([0.7 * (4_200 - 1_050), 1_050])
})

test('advice 9: after the wage-related phase it follows what could be earned (art. 61(4)): 70% of 4,200 less 2,100', () => {
  expect(sums({ ...half, phase: 'follow_up' })).toEqual([0.7 * (4_200 - 2_100), 1_050])
})

test('advice 9: fully and for good is 75% (IVA), also after month 2; not for good 75% and then 70%', () => {
  const full = { percent: 80, capacityUse: 50, phase: 'follow_up' } as const
  const getBenefitInMonth = (month: number, isDurable: boolean) => sums({ ...full, month, isDurable })[0]
  expect([getBenefitInMonth(1, true), getBenefitInMonth(3, true), getBenefitInMonth(60, true)]).toEqual([
    3_150, 3_150, 3_150,
  ])
  expect([getBenefitInMonth(1, false), getBenefitInMonth(3, false), getBenefitInMonth(60, false)]).toEqual([
    3_150, 2_940, 2_940,
  ])
})

test('advice 9: within a phase that follows earnings a higher share never brings more', () => {
  const shares = [35, 40, 45, 50, 55, 60, 65, 70, 75, 80]
  const totals = shares.map((percent) => {
    const [benefit = 0, earned = 0] = sums({ ...half, percent, phase: 'wage_related' })
    return benefit + earned
  })
  for (const [place, total] of totals.entries())
    expect(total).toBeLessThanOrEqual((totals[place - 1] ?? total) + 1e-9)
})

test('advice 9: a wage above the maximum gives a benefit of the maximum, and what is earned of the whole wage', () => {
  const most = calculateMonthWage(norms, 120_000).value
  expect(most).toBeCloseTo(309.91 * 21.75, 6)
  const [benefit, earned] = sums({ ...half, phase: 'wage_related' }, 120_000)
  expect(earned).toBe(2_500)
  expect(benefit).toBeCloseTo(0.7 * (most - most / 4), 6)
})

const household = (more: object, debt = 150_000) =>
  calculateScenarios({ applicant: createPerson(wage, more), loan_parts: [createPart(debt)] })

test('advice 9: unemployment ends after its duration: 11 years of work give 10 months and a half, so 10', () => {
  const { unemployment } = household({ years_of_work: 11 })
  expect(unemployment.applicant?.steps).toMatchObject([
    { month: 10, date: '2027-09-25', changes: ['unemployment_end'], fits: false },
  ])
})

test('advice 9: without known years of work the shortest benefit counts, and 40 years give no more than 24 months', () => {
  const month = (years_of_work: number | null) =>
    household({ years_of_work }).unemployment.applicant?.steps[0]?.month
  expect([month(null), month(0), month(5), month(40)]).toEqual([3, 3, 5, 24])
})

test('advice 9: years before 2016 above ten count whole: 25 years until 2026 are 15 before and 10 after, so 15 + 5', () => {
  expect(household({ years_of_work: 25 }).unemployment.applicant?.steps[0]?.month).toBe(20)
})

test('advice 9: an outcome that fits in month 3 and not after is no more than maybe @SCEN-36', () => {
  const result = household({ years_of_work: 11 }, 40_000).unemployment.applicant
  expect(result?.verdict).toEqual({ can_pay_mortgage: true, can_prolong_mortgage: true, livable: 'maybe' })
})

test('advice 9: with 50% the step after the wage-related phase is listed, with 80% and IVA there is none', () => {
  const { incapacitated } = household({ years_of_work: 8 })
  expect(incapacitated['50'].applicant?.steps).toMatchObject([
    { month: 32, changes: ['incapacity_supplement'] },
  ])
  expect(incapacitated['80'].applicant?.steps).toEqual([])
  expect(incapacitated.durable?.applicant?.steps).toEqual([])
  const income = (result: { income: { total_net_monthly_income: number } } | null | undefined) =>
    result?.income.total_net_monthly_income ?? 0
  expect(income(incapacitated.durable?.applicant)).toBeGreaterThan(income(incapacitated['80'].applicant))
})
