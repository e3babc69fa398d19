import { expect, test } from 'vitest'
import { getNormsOn } from '../../node/own-norms.ts'
import { calculateIncapacityIncome, calculateMonthlyWage } from '../../src/work-benefits.ts'
import { calculateScenarios, createPart, createPerson, today } from './example-household.ts'

const norms = getNormsOn(today)
/** Wage of € 4,200 a month, with 21.75 working days in a month. */
const yearlyWage = 50_400
const halfIncapacity = { percent: 50, capacityUse: 50, month: 3 } as const
const calculateBenefitAndWage = (
  given: Parameters<typeof calculateIncapacityIncome>[2],
  year = yearlyWage,
) => {
  const { benefit, wage: earned } = calculateIncapacityIncome(norms, year, given)
  return [benefit.value, earned.value]
}

test('in month 3, half incapacity pays 70% of the lost wage (WIA art. 61(1)): 4,200 less 1,050', () => {
  expect(calculateBenefitAndWage({ ...halfIncapacity, phase: 'wage_related' })).toEqual([
    0.7 * (4_200 - 1_050),
    1_050,
  ])
})

test('after the wage-related phase, it pays 70% of the lost earning capacity (art. 61(4)): 4,200 less 2,100', () => {
  expect(calculateBenefitAndWage({ ...halfIncapacity, phase: 'follow_up' })).toEqual([
    0.7 * (4_200 - 2_100),
    1_050,
  ])
})

test('full permanent incapacity pays 75% (IVA); if not permanent, 75% for two months and then 70%', () => {
  const full = { percent: 80, capacityUse: 50, phase: 'follow_up' } as const
  const getBenefitInMonth = (month: number, isDurable: boolean) =>
    calculateBenefitAndWage({ ...full, month, isDurable })[0]
  expect([getBenefitInMonth(1, true), getBenefitInMonth(3, true), getBenefitInMonth(60, true)]).toEqual([
    3_150, 3_150, 3_150,
  ])
  expect([getBenefitInMonth(1, false), getBenefitInMonth(3, false), getBenefitInMonth(60, false)]).toEqual([
    3_150, 2_940, 2_940,
  ])
})

test('in the wage-related phase, more incapacity never gives more income', () => {
  const shares = [35, 40, 45, 50, 55, 60, 65, 70, 75, 80]
  const totals = shares.map((percent) => {
    const [benefit = 0, earned = 0] = calculateBenefitAndWage({
      ...halfIncapacity,
      percent,
      phase: 'wage_related',
    })
    return benefit + earned
  })
  for (const [place, total] of totals.entries())
    expect(total).toBeLessThanOrEqual((totals[place - 1] ?? total) + 1e-9)
})

test('the benefit is based on the maximum wage, and the remaining wage on the whole wage', () => {
  const most = calculateMonthlyWage(norms, 120_000).value
  expect(most).toBeCloseTo(309.91 * 21.75, 6)
  const [benefit, earned] = calculateBenefitAndWage({ ...halfIncapacity, phase: 'wage_related' }, 120_000)
  expect(earned).toBe(2_500)
  expect(benefit).toBeCloseTo(0.7 * (most - most / 4), 6)
})

const calculateWorkerScenarios = (more: object, debt = 150_000) =>
  calculateScenarios({ applicant: createPerson(yearlyWage, more), loan_parts: [createPart(debt)] })

test('after 11 years of work, unemployment benefit lasts 10 months, rounded down from 10.5', () => {
  const { unemployment } = calculateWorkerScenarios({ years_of_work: 11 })
  expect(unemployment.applicant?.steps).toMatchObject([
    { month: 10, date: '2027-09-25', changes: ['unemployment_end'], fits: false },
  ])
})

test('the benefit lasts 3 months if the years of work are unknown, and at most 24 months', () => {
  const getBenefitEndMonth = (years_of_work: number | null) =>
    calculateWorkerScenarios({ years_of_work }).unemployment.applicant?.steps[0]?.month
  expect([
    getBenefitEndMonth(null),
    getBenefitEndMonth(0),
    getBenefitEndMonth(5),
    getBenefitEndMonth(40),
  ]).toEqual([3, 3, 5, 24])
})

test('years of work before 2016 above ten count in full: 25 years give 15 + 5 months', () => {
  expect(calculateWorkerScenarios({ years_of_work: 25 }).unemployment.applicant?.steps[0]?.month).toBe(20)
})

test('if the payments fit in month 3 but not later, the verdict is at most maybe @SCEN-36', () => {
  const result = calculateWorkerScenarios({ years_of_work: 11 }, 40_000).unemployment.applicant
  expect(result?.verdict).toEqual({ can_pay_mortgage: true, can_prolong_mortgage: true, livable: 'maybe' })
})

test('50% incapacity lists the end of the wage-related phase; 80% and permanent incapacity do not', () => {
  const { incapacitated } = calculateWorkerScenarios({ years_of_work: 8 })
  expect(incapacitated['50'].applicant?.steps).toMatchObject([
    { month: 32, changes: ['incapacity_supplement'] },
  ])
  expect(incapacitated['80'].applicant?.steps).toEqual([])
  expect(incapacitated.durable?.applicant?.steps).toEqual([])
  const getNetIncome = (result: { income: { total_net_monthly_income: number } } | null | undefined) =>
    result?.income.total_net_monthly_income ?? 0
  expect(getNetIncome(incapacitated.durable?.applicant)).toBeGreaterThan(
    getNetIncome(incapacitated['80'].applicant),
  )
})
