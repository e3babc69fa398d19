import { addMonths, monthsUntil } from '@portal/contract/day'
import type { ScenarioChange } from '@portal/contract/scenario'
import { inheritedDebts, jointDebts } from '../burdens.ts'
import { figure } from '../figure.ts'
import { isRetired, type Member, ordinaryEarnings, pensionsOf, stopDate } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import { aowDate } from '../pension-age.ts'
import { countedEarnings, hasSurvivorBenefit, survivorBenefit } from '../survivor.ts'
import type { Change, Course } from './course.ts'
import { type Household, type Moment, memberMoment, ordinaryMoment, othersAt } from './household-at.ts'

/** When a member retires; empty if already retired. */
export const retirementChange = (member: Member | null, change: ScenarioChange, after = 0): Change[] =>
  member && !member.isAow && member.untilAow >= after ? [{ month: member.untilAow, change }] : []

/** When a member stops working before the state pension age; empty without work, or if working until then. */
export const stopChange = (member: Member | null, change: ScenarioChange, after = 0): Change[] =>
  member && member.employment > 0 && member.untilStop < member.untilAow && member.untilStop >= after
    ? [{ month: member.untilStop, change }]
    : []

/** The date on which a member stops working. */
function lastDay({ norms, self, today }: Household): string {
  if (self.isAow) return today
  const early = self.untilStop < self.untilAow ? stopDate(self.person) : null
  if (early === null) return aowDate(norms, self.person.date_of_birth)
  return early > today ? early : addMonths(today, self.untilStop)
}

/**
 * The member stops working, at the state pension age or before, and receives pensions from that age. The outcome
 * describes the moment of stopping: someone who stops earlier has no income of their own until then.
 */
export function retirement(household: Household): Course {
  const { norms, self, other } = household
  const at = self.untilStop
  const isSingle = other === null
  const earnings: Earnings = {
    labour: [],
    benefits: [],
    pensions: pensionsOf(norms, self, isSingle, isSingle),
    isAow: true,
    isSingle,
  }
  const nothing: Earnings = { ...earnings, pensions: [], isAow: false }
  const momentAt = (months: number): Moment => ({
    months,
    members: [
      memberMoment(self, isRetired(self, months) ? earnings : nothing),
      ...othersAt(household, months),
    ],
  })
  const isEarly = at < self.untilAow
  return {
    at,
    counted: { ...momentAt(at), date: lastDay(household) },
    changes: [
      { month: at, change: isEarly ? 'stopped' : 'retired' },
      ...(isEarly ? retirementChange(self, 'retired') : []),
      ...stopChange(other, 'other_stopped', at + 1),
      ...retirementChange(other, 'other_retired', at + 1),
    ],
    momentAt,
    leaves: null,
  }
}

/** The member dies: the other receives a survivor's pension, and the survivor's benefit while entitled. */
export function death({ norms, today, self, other, youngestChild }: Household): Course | null {
  if (!other) return null
  const pension = self.person.income.survivor_pension_income
  const gone = inheritedDebts(self.person)
  const momentAt = (months: number): Moment => {
    const own = ordinaryEarnings(norms, other, months, true, false)
    const isAow = isRetired(other, months)
    const hasBenefit = hasSurvivorBenefit(norms, youngestChild, isAow, addMonths(today, months))
    const earned = countedEarnings(other.employment)
    const earnings: Earnings = {
      ...own,
      pensions: [
        ...own.pensions,
        ...(pension ? [pension] : []),
        ...(hasBenefit ? [survivorBenefit(norms, earned)] : []),
      ],
    }
    return { months, members: [memberMoment(other, earnings)], gone }
  }
  const begins = hasSurvivorBenefit(norms, youngestChild, other.isAow, today) && youngestChild
  const until = begins ? monthsUntil(today, addMonths(begins, norms.anw.child_below_age.value * 12)) : 0
  return {
    at: 0,
    counted: momentAt(0),
    changes: [
      { month: 0, change: 'event' },
      ...(until && !isRetired(other, until) ? [{ month: until, change: 'survivor_end' as const }] : []),
      ...stopChange(other, 'stopped'),
      ...retirementChange(other, 'retired'),
    ],
    momentAt,
    leaves: null,
  }
}

/** The member stays in the home alone, with the joint debts. */
export function breakUp({ norms, self, other }: Household, leaves: Course['leaves']): Course | null {
  if (!other) return null
  const gone = jointDebts(other.person)
  const momentAt = (months: number): Moment => ({
    months,
    members: [memberMoment(self, ordinaryEarnings(norms, self, months, true, false))],
    gone,
  })
  const changes: Change[] = [
    { month: 0, change: 'event' },
    ...stopChange(self, 'stopped'),
    ...retirementChange(self, 'retired'),
  ]
  return { at: 0, counted: momentAt(0), changes, momentAt, leaves }
}

/** A household without changes from a month on. */
export const withoutChanges = (household: Household, at: number, counted: Moment): Course => ({
  at,
  counted,
  changes: [
    { month: at, change: 'event' },
    ...stopChange(household.self, 'stopped', at),
    ...stopChange(household.other, 'other_stopped', at),
    ...retirementChange(household.self, 'retired', at),
    ...retirementChange(household.other, 'other_retired', at),
  ],
  momentAt: (months) => ordinaryMoment(household, months),
  leaves: null,
})

/** The home's first interest-only part ends and has to be lent again; null without such a part. */
export function newInterestOnly(
  household: Household,
  parts: readonly { type: string; months: number; isOnHome: boolean }[],
): Course | null {
  const ends = parts
    .filter(({ type, isOnHome }) => type === 'interest_only' && isOnHome)
    .map(({ months }) => months)
  if (ends.length === 0) return null
  const at = Math.min(...ends)
  return withoutChanges(household, at, ordinaryMoment(household, at))
}

/** Maximum interest-only loan on a home: a share of its value. */
export const interestOnlyLimit = ({ lending }: Norms, propertyValue: number, repaid: number) =>
  figure(
    'interest_only_maximum',
    (propertyValue * lending.interest_only_value_percent.value) / 100 + repaid,
    { property_value: propertyValue, percent: lending.interest_only_value_percent.value, amount: repaid },
    lending.interest_only_value_percent.source,
  )
