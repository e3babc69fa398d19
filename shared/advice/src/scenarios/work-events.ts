import { isRetired, toYearlyAmount } from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import {
  calculateBenefitMonths,
  calculateIncapacityIncome,
  calculateMonthWage,
  calculateSickPay,
  calculateUnemploymentBenefit,
  type IncapacityPhase,
} from '../work-benefits.ts'
import type { ScenarioCourse, ScenarioCourseChange } from './course.ts'
import { listRetirementChange, listStopChange } from './events.ts'
import {
  getOrdinaryMoment,
  getOtherMemberAt,
  type Household,
  type HouseholdMoment,
  toMemberMoment,
} from './household-at.ts'

/** Month of the benefit that scenarios assess (SCEN-25). */
const assessedBenefitMonth = 3

/**
 * Creates a moment before the state pension age at which the applicant or partner has the given earnings and the other
 * person the usual ones.
 */
const createMomentWithEarnings = (
  household: Household,
  months: number,
  { labour = [], benefits = [] }: Partial<YearlyEarnings>,
): HouseholdMoment => ({
  months,
  members: [
    toMemberMoment(household.self, {
      labour,
      benefits,
      pensions: [],
      isAow: false,
      isSingle: household.other === null,
    }),
    ...getOtherMemberAt(household, months),
  ],
})

/** Changes before both are retired, then the retirements. */
const limitToRetirement = (
  household: Household,
  changes: readonly ScenarioCourseChange[],
): ScenarioCourseChange[] => {
  const { self, other } = household
  return [
    ...changes.filter(({ month }) => !isRetired(self, month)),
    ...listRetirementChange(self, 'retired'),
    ...listStopChange(other, 'other_stopped'),
    ...listRetirementChange(other, 'other_retired'),
  ]
}

/** The member loses their job: an unemployment benefit for its duration, then nothing; null without work. */
export function createUnemploymentCourse(household: Household): ScenarioCourse | null {
  const { norms, self, today } = household
  if (self.employment === 0 || isRetired(self, assessedBenefitMonth)) return null
  const wage = calculateMonthWage(norms, self.employment)
  const lasts = calculateBenefitMonths(norms, self.person.years_of_work, today)
  const getUnemploymentMoment = (months: number, month: number) => {
    const benefits = month <= lasts ? [toYearlyAmount(calculateUnemploymentBenefit(norms, wage, month))] : []
    return createMomentWithEarnings(household, months, { benefits })
  }
  const { first_months } = norms['work-benefits'].unemployment.value
  return {
    at: 0,
    counted: getUnemploymentMoment(assessedBenefitMonth, assessedBenefitMonth),
    changes: limitToRetirement(household, [
      { month: 0, change: 'unemployment_first' },
      { month: first_months, change: 'unemployment_next' },
      { month: lasts, change: 'unemployment_end' },
    ]),
    momentAt: (months) =>
      isRetired(self, months)
        ? getOrdinaryMoment(household, months)
        : getUnemploymentMoment(months, months + 1),
    leaves: null,
  }
}

/**
 * The member falls ill today and is partly incapacitated after the waiting period: sick pay, then the wage-related
 * benefit, then the follow-up benefit. Null without work, or if retired by then.
 */
export function createIncapacityCourse(
  household: Household,
  percent: number,
  isDurable = false,
): ScenarioCourse | null {
  const { norms, self, today } = household
  const { waiting_weeks, capacity_use_percent, full_percent, first_months } =
    norms['work-benefits'].incapacity.value
  const waiting = Math.round((waiting_weeks / 52) * 12)
  if (self.employment === 0 || isRetired(self, waiting)) return null
  const related = waiting + calculateBenefitMonths(norms, self.person.years_of_work, today)
  const isFull = percent >= full_percent
  const ill = calculateSickPay(norms, calculateMonthWage(norms, self.employment))
  const withBenefit = (months: number, month: number, phase: IncapacityPhase) => {
    const given = { percent, isDurable, capacityUse: capacity_use_percent, month, phase }
    const { benefit, wage } = calculateIncapacityIncome(norms, self.employment, given)
    return createMomentWithEarnings(household, months, {
      labour: wage.value > 0 ? [toYearlyAmount(wage)] : [],
      benefits: [toYearlyAmount(benefit)],
    })
  }
  const momentAt = (months: number): HouseholdMoment => {
    if (isRetired(self, months)) return getOrdinaryMoment(household, months)
    if (months < waiting)
      return createMomentWithEarnings(household, months, { labour: [toYearlyAmount(ill)] })
    return withBenefit(months, months - waiting + 1, months < related ? 'wage_related' : 'follow_up')
  }
  const lower: ScenarioCourseChange[] = isDurable
    ? [{ month: waiting, change: 'incapacity_durable' }]
    : [
        { month: waiting, change: 'incapacity_first' },
        { month: waiting + first_months, change: 'incapacity_next' },
        ...(isFull ? [] : [{ month: related, change: 'incapacity_supplement' as const }]),
      ]
  return {
    at: 0,
    counted: withBenefit(waiting, assessedBenefitMonth, 'wage_related'),
    changes: limitToRetirement(household, [{ month: 0, change: 'sick_pay' }, ...lower]),
    momentAt,
    leaves: null,
  }
}

/** Percentage points between assessed shares of incapacity. */
const incapacityPercentStep = 5

/** Shares of incapacity in percent, from the minimum for a benefit to full incapacity (SCEN-30). */
export function listIncapacityShares(norms: Norms): number[] {
  const { min_percent, full_percent } = norms['work-benefits'].incapacity.value
  const count = Math.floor((full_percent - min_percent) / incapacityPercentStep) + 1
  return Array.from({ length: count }, (_, index) => min_percent + index * incapacityPercentStep)
}
