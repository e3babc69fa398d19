import { addMonths, monthsUntil } from '@portal/contract/day'
import type { ScenarioChange } from '@portal/contract/scenario'
import { creditsStay, jointStay } from '../burdens.ts'
import { figure } from '../figure.ts'
import { isRetired, type Member, ordinaryEarnings, pensionsOf, stopDate } from '../household.ts'
import type { Earnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import { aowDate } from '../pension-age.ts'
import { countedEarnings, hasSurvivorBenefit, survivorBenefit } from '../survivor.ts'
import type { Change, Course } from './course.ts'
import { type Household, type Moment, memberMoment, ordinaryMoment, othersAt } from './household-at.ts'

/** When a member starts to live on pensions; empty if retired already. */
export const retires = (member: Member | null, change: ScenarioChange, after = 0): Change[] =>
  member && !member.isAow && member.untilAow >= after ? [{ month: member.untilAow, change }] : []

/** When a member stops working before the state pension age; empty without work, or with work until then. */
export const stops = (member: Member | null, change: ScenarioChange, after = 0): Change[] =>
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
 * The member stops working, at the state pension age or before, and lives on pensions from that age on. The outcome is of the
 * moment of stopping: who stops before has nothing of their own until the pensions begin.
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
      ...(isEarly ? retires(self, 'retired') : []),
      ...stops(other, 'other_stopped', at + 1),
      ...retires(other, 'other_retired', at + 1),
    ],
    momentAt,
    leaves: null,
  }
}

/** The member dies: the other goes on with a survivor's pension, and the benefit while there is a right to it. */
export function death({ norms, today, self, other, youngestChild }: Household): Course | null {
  if (!other) return null
  const pension = self.person.income.survivor_pension_income
  const gone = creditsStay(self.person)
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
      ...stops(other, 'stopped'),
      ...retires(other, 'retired'),
    ],
    momentAt,
    leaves: null,
  }
}

/** The member stays in the home alone, with what they owe together. */
export function breakUp({ norms, self, other }: Household, leaves: Course['leaves']): Course | null {
  if (!other) return null
  const gone = jointStay(other.person)
  const momentAt = (months: number): Moment => ({
    months,
    members: [memberMoment(self, ordinaryEarnings(norms, self, months, true, false))],
    gone,
  })
  const changes: Change[] = [
    { month: 0, change: 'event' },
    ...stops(self, 'stopped'),
    ...retires(self, 'retired'),
  ]
  return { at: 0, counted: momentAt(0), changes, momentAt, leaves }
}

/** All stays as it is from a month on. */
export const nothingElse = (household: Household, at: number, counted: Moment): Course => ({
  at,
  counted,
  changes: [
    { month: at, change: 'event' },
    ...stops(household.self, 'stopped', at),
    ...stops(household.other, 'other_stopped', at),
    ...retires(household.self, 'retired', at),
    ...retires(household.other, 'other_retired', at),
  ],
  momentAt: (months) => ordinaryMoment(household, months),
  leaves: null,
})

/** The first interest-only part of this home ends and is to be lent anew; null without such a part. */
export function newInterestOnly(
  household: Household,
  parts: readonly { type: string; months: number; isOnHome: boolean }[],
): Course | null {
  const ends = parts
    .filter(({ type, isOnHome }) => type === 'interest_only' && isOnHome)
    .map(({ months }) => months)
  if (ends.length === 0) return null
  const at = Math.min(...ends)
  return nothingElse(household, at, ordinaryMoment(household, at))
}

/** What a home of a value may be lent for without repaying: a share of that value. */
export const interestOnlyLimit = ({ lending }: Norms, propertyValue: number, repaid: number) =>
  figure(
    'interest_only_maximum',
    (propertyValue * lending.interest_only_value_percent.value) / 100 + repaid,
    { property_value: propertyValue, percent: lending.interest_only_value_percent.value, amount: repaid },
    lending.interest_only_value_percent.source,
  )
