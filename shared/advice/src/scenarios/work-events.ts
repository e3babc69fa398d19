import { isRetired, toYearlyAmount } from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import {
  calculateBenefitMonths,
  calculateIncapacityIncome,
  calculateMonthlyWage,
  calculateSickPay,
  calculateUnemploymentBenefit,
  type IncapacityPhase,
} from '../work-benefits.ts'
import { listRetirementChange, listWorkStopChange } from './household-events.ts'
import type { HouseholdProjection, ProjectedChange } from './household-projection.ts'
import {
  createMemberState,
  getOtherMemberState,
  getStateWithoutEvents,
  type Household,
  type HouseholdState,
} from './household-state.ts'

/** Month of the benefit whose amount scenarios assess (SCEN-25). */
const assessedBenefitMonth = 3

/**
 * Creates a household state before the state pension age in which `self` has the given earnings and the other member
 * their usual earnings.
 */
const createStateWithEarnings = (
  household: Household,
  months: number,
  { labour = [], benefits = [] }: Partial<YearlyEarnings>,
): HouseholdState => ({
  months,
  members: [
    createMemberState(household.self, {
      labour,
      benefits,
      pensions: [],
      hasReachedPensionAge: false,
      isSingle: household.other === null,
    }),
    ...getOtherMemberState(household, months),
  ],
})

/** Keeps the changes before retirement, and adds the retirements. */
const endChangesAtRetirement = (
  household: Household,
  changes: readonly ProjectedChange[],
): ProjectedChange[] => {
  const { self, other } = household
  return [
    ...changes.filter(({ month }) => !isRetired(self, month)),
    ...listRetirementChange(self, 'retired'),
    ...listWorkStopChange(other, 'other_stopped'),
    ...listRetirementChange(other, 'other_retired'),
  ]
}

/** Projects unemployment: a benefit for its duration, then no income. Null without work. */
export function createUnemploymentProjection(household: Household): HouseholdProjection | null {
  const { norms, self, today } = household
  if (self.employment === 0 || isRetired(self, assessedBenefitMonth)) return null
  const wage = calculateMonthlyWage(norms, self.employment)
  const benefitMonths = calculateBenefitMonths(norms, self.person.years_of_work, today)
  const getUnemploymentState = (months: number, month: number) => {
    const benefits =
      month <= benefitMonths ? [toYearlyAmount(calculateUnemploymentBenefit(norms, wage, month))] : []
    return createStateWithEarnings(household, months, { benefits })
  }
  const { first_months } = norms['work-benefits'].unemployment.value
  return {
    eventMonth: 0,
    assessedState: getUnemploymentState(assessedBenefitMonth, assessedBenefitMonth),
    changes: endChangesAtRetirement(household, [
      { month: 0, change: 'unemployment_first' },
      { month: first_months, change: 'unemployment_next' },
      { month: benefitMonths, change: 'unemployment_end' },
    ]),
    getStateInMonth: (months) =>
      isRetired(self, months)
        ? getStateWithoutEvents(household, months)
        : getUnemploymentState(months, months + 1),
    leavingPerson: null,
  }
}

/**
 * Projects illness from today: sick pay, after the waiting period the wage-related benefit, then the follow-up benefit.
 * Null if the person has no work or retires before the waiting period ends.
 */
export function createIncapacityProjection(
  household: Household,
  percent: number,
  isDurable = false,
): HouseholdProjection | null {
  const { norms, self, today } = household
  const { waiting_weeks, capacity_use_percent, full_percent, first_months } =
    norms['work-benefits'].incapacity.value
  const waitingMonths = Math.round((waiting_weeks / 52) * 12)
  if (self.employment === 0 || isRetired(self, waitingMonths)) return null
  const followUpMonth = waitingMonths + calculateBenefitMonths(norms, self.person.years_of_work, today)
  const isFull = percent >= full_percent
  const sickPay = calculateSickPay(norms, calculateMonthlyWage(norms, self.employment))
  const getStateWithBenefit = (months: number, month: number, phase: IncapacityPhase) => {
    const given = { percent, isDurable, capacityUse: capacity_use_percent, month, phase }
    const { benefit, wage } = calculateIncapacityIncome(norms, self.employment, given)
    return createStateWithEarnings(household, months, {
      labour: wage.value > 0 ? [toYearlyAmount(wage)] : [],
      benefits: [toYearlyAmount(benefit)],
    })
  }
  const getStateInMonth = (months: number): HouseholdState => {
    if (isRetired(self, months)) return getStateWithoutEvents(household, months)
    if (months < waitingMonths)
      return createStateWithEarnings(household, months, { labour: [toYearlyAmount(sickPay)] })
    return getStateWithBenefit(
      months,
      months - waitingMonths + 1,
      months < followUpMonth ? 'wage_related' : 'follow_up',
    )
  }
  const benefitChanges: ProjectedChange[] = isDurable
    ? [{ month: waitingMonths, change: 'incapacity_durable' }]
    : [
        { month: waitingMonths, change: 'incapacity_first' },
        { month: waitingMonths + first_months, change: 'incapacity_next' },
        ...(isFull ? [] : [{ month: followUpMonth, change: 'incapacity_supplement' as const }]),
      ]
  return {
    eventMonth: 0,
    assessedState: getStateWithBenefit(waitingMonths, assessedBenefitMonth, 'wage_related'),
    changes: endChangesAtRetirement(household, [{ month: 0, change: 'sick_pay' }, ...benefitChanges]),
    getStateInMonth,
    leavingPerson: null,
  }
}

const incapacityPercentStep = 5

/** Lists the percentages of incapacity from the minimum for a benefit to full incapacity (SCEN-30). */
export function listIncapacityShares(norms: Norms): number[] {
  const { min_percent, full_percent } = norms['work-benefits'].incapacity.value
  const count = Math.floor((full_percent - min_percent) / incapacityPercentStep) + 1
  return Array.from({ length: count }, (_, index) => min_percent + index * incapacityPercentStep)
}
