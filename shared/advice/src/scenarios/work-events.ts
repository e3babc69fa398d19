import { isRetired, yearly } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import {
  benefitMonths,
  type IncapacityPhase,
  incapacityIncome,
  monthWage,
  sickPay,
  unemploymentBenefit,
} from '../work-benefits.ts'
import type { Change, Course } from './course.ts'
import { retirementChange, stopChange } from './events.ts'
import { type Household, type Moment, memberMoment, ordinaryMoment, othersAt } from './household-at.ts'

/** Month of the benefit that scenarios assess (SCEN-25). */
const benefitMonth = 3

/** A moment at which the member has these earnings before the state pension age, and the other the usual ones. */
const withEarnings = (
  household: Household,
  months: number,
  { labour = [], benefits = [] }: Partial<Earnings>,
): Moment => ({
  months,
  members: [
    memberMoment(household.self, {
      labour,
      benefits,
      pensions: [],
      isAow: false,
      isSingle: household.other === null,
    }),
    ...othersAt(household, months),
  ],
})

/** Changes before both are retired, then the retirements. */
const untilRetirement = (household: Household, changes: readonly Change[]): Change[] => {
  const { self, other } = household
  return [
    ...changes.filter(({ month }) => !isRetired(self, month)),
    ...retirementChange(self, 'retired'),
    ...stopChange(other, 'other_stopped'),
    ...retirementChange(other, 'other_retired'),
  ]
}

/** The member loses their job: an unemployment benefit for its duration, then nothing; null without work. */
export function unemployment(household: Household): Course | null {
  const { norms, self, today } = household
  if (self.employment === 0 || isRetired(self, benefitMonth)) return null
  const wage = monthWage(norms, self.employment)
  const lasts = benefitMonths(norms, self.person.years_of_work, today)
  const withBenefit = (months: number, month: number) => {
    const benefits = month <= lasts ? [yearly(unemploymentBenefit(norms, wage, month))] : []
    return withEarnings(household, months, { benefits })
  }
  const { first_months } = norms['work-benefits'].unemployment.value
  return {
    at: 0,
    counted: withBenefit(benefitMonth, benefitMonth),
    changes: untilRetirement(household, [
      { month: 0, change: 'unemployment_first' },
      { month: first_months, change: 'unemployment_next' },
      { month: lasts, change: 'unemployment_end' },
    ]),
    momentAt: (months) =>
      isRetired(self, months) ? ordinaryMoment(household, months) : withBenefit(months, months + 1),
    leaves: null,
  }
}

/**
 * The member falls ill today and is partly incapacitated after the waiting period: sick pay, then the wage-related
 * benefit, then the follow-up benefit. Null without work, or if retired by then.
 */
export function incapacity(household: Household, percent: number, isDurable = false): Course | null {
  const { norms, self, today } = household
  const { waiting_weeks, capacity_use_percent, full_percent, first_months } =
    norms['work-benefits'].incapacity.value
  const waiting = Math.round((waiting_weeks / 52) * 12)
  if (self.employment === 0 || isRetired(self, waiting)) return null
  const related = waiting + benefitMonths(norms, self.person.years_of_work, today)
  const isFull = percent >= full_percent
  const ill = sickPay(norms, monthWage(norms, self.employment))
  const withBenefit = (months: number, month: number, phase: IncapacityPhase) => {
    const given = { percent, isDurable, capacityUse: capacity_use_percent, month, phase }
    const { benefit, wage } = incapacityIncome(norms, self.employment, given)
    return withEarnings(household, months, {
      labour: wage.value > 0 ? [yearly(wage)] : [],
      benefits: [yearly(benefit)],
    })
  }
  const momentAt = (months: number): Moment => {
    if (isRetired(self, months)) return ordinaryMoment(household, months)
    if (months < waiting) return withEarnings(household, months, { labour: [yearly(ill)] })
    return withBenefit(months, months - waiting + 1, months < related ? 'wage_related' : 'follow_up')
  }
  const lower: Change[] = isDurable
    ? [{ month: waiting, change: 'incapacity_durable' }]
    : [
        { month: waiting, change: 'incapacity_first' },
        { month: waiting + first_months, change: 'incapacity_next' },
        ...(isFull ? [] : [{ month: related, change: 'incapacity_supplement' as const }]),
      ]
  return {
    at: 0,
    counted: withBenefit(waiting, benefitMonth, 'wage_related'),
    changes: untilRetirement(household, [{ month: 0, change: 'sick_pay' }, ...lower]),
    momentAt,
    leaves: null,
  }
}

/** Percentage points between assessed shares of incapacity. */
const percentStep = 5

/** Shares of incapacity in percent, from the minimum for a benefit to full incapacity (SCEN-30). */
export function incapacityShares(norms: Norms): number[] {
  const { min_percent, full_percent } = norms['work-benefits'].incapacity.value
  const count = Math.floor((full_percent - min_percent) / percentStep) + 1
  return Array.from({ length: count }, (_, index) => min_percent + index * percentStep)
}
