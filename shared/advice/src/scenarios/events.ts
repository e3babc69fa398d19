import { addMonths, countMonthsUntil } from '@portal/contract/calendar-day'
import type { ScenarioChange } from '@portal/contract/scenario'
import { keepInheritedDebts, keepJointDebts } from '../burdens.ts'
import { createFigure } from '../figure.ts'
import {
  calculateOrdinaryEarnings,
  calculatePensions,
  getStopWorkingDate,
  type HouseholdMember,
  isRetired,
} from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import { findAowDate } from '../pension-age.ts'
import { calculateCountedEarnings, calculateSurvivorBenefit, hasSurvivorBenefit } from '../survivor.ts'
import type { ScenarioCourse, ScenarioCourseChange } from './course.ts'
import {
  getOrdinaryMoment,
  getOtherMemberAt,
  type Household,
  type HouseholdMoment,
  toMemberMoment,
} from './household-at.ts'

/** When a member retires; empty if already retired. */
export const listRetirementChange = (
  member: HouseholdMember | null,
  change: ScenarioChange,
  after = 0,
): ScenarioCourseChange[] =>
  member && !member.isAow && member.untilAow >= after ? [{ month: member.untilAow, change }] : []

/** When a member stops working before the state pension age; empty without work, or if working until then. */
export const listStopChange = (
  member: HouseholdMember | null,
  change: ScenarioChange,
  after = 0,
): ScenarioCourseChange[] =>
  member && member.employment > 0 && member.untilStop < member.untilAow && member.untilStop >= after
    ? [{ month: member.untilStop, change }]
    : []

/** The date on which a member stops working. */
function getLastWorkingDay({ norms, self, today }: Household): string {
  if (self.isAow) return today
  const early = self.untilStop < self.untilAow ? getStopWorkingDate(self.person) : null
  if (early === null) return findAowDate(norms, self.person.date_of_birth)
  return early > today ? early : addMonths(today, self.untilStop)
}

/**
 * The member stops working, at the state pension age or before, and receives pensions from that age. The outcome
 * describes the moment of stopping: someone who stops earlier has no income of their own until then.
 */
export function createRetirementCourse(household: Household): ScenarioCourse {
  const { norms, self, other } = household
  const at = self.untilStop
  const isSingle = other === null
  const earnings: YearlyEarnings = {
    labour: [],
    benefits: [],
    pensions: calculatePensions(norms, self, isSingle, isSingle),
    isAow: true,
    isSingle,
  }
  const nothing: YearlyEarnings = { ...earnings, pensions: [], isAow: false }
  const getRetirementMoment = (months: number): HouseholdMoment => ({
    months,
    members: [
      toMemberMoment(self, isRetired(self, months) ? earnings : nothing),
      ...getOtherMemberAt(household, months),
    ],
  })
  const isEarly = at < self.untilAow
  return {
    at,
    counted: { ...getRetirementMoment(at), date: getLastWorkingDay(household) },
    changes: [
      { month: at, change: isEarly ? 'stopped' : 'retired' },
      ...(isEarly ? listRetirementChange(self, 'retired') : []),
      ...listStopChange(other, 'other_stopped', at + 1),
      ...listRetirementChange(other, 'other_retired', at + 1),
    ],
    momentAt: getRetirementMoment,
    leaves: null,
  }
}

/** The member dies: the other receives a survivor's pension, and the survivor's benefit while entitled. */
export function createDeathCourse({
  norms,
  today,
  self,
  other,
  youngestChild,
}: Household): ScenarioCourse | null {
  if (!other) return null
  const pension = self.person.income.survivor_pension_income
  const gone = keepInheritedDebts(self.person)
  const getSurvivorMoment = (months: number): HouseholdMoment => {
    const own = calculateOrdinaryEarnings(norms, other, months, true, false)
    const isAow = isRetired(other, months)
    const hasBenefit = hasSurvivorBenefit(norms, youngestChild, isAow, addMonths(today, months))
    const earned = calculateCountedEarnings(other.employment)
    const earnings: YearlyEarnings = {
      ...own,
      pensions: [
        ...own.pensions,
        ...(pension ? [pension] : []),
        ...(hasBenefit ? [calculateSurvivorBenefit(norms, earned)] : []),
      ],
    }
    return { months, members: [toMemberMoment(other, earnings)], gone }
  }
  const begins = hasSurvivorBenefit(norms, youngestChild, other.isAow, today) && youngestChild
  const until = begins ? countMonthsUntil(today, addMonths(begins, norms.anw.child_below_age.value * 12)) : 0
  return {
    at: 0,
    counted: getSurvivorMoment(0),
    changes: [
      { month: 0, change: 'event' },
      ...(until && !isRetired(other, until) ? [{ month: until, change: 'survivor_end' as const }] : []),
      ...listStopChange(other, 'stopped'),
      ...listRetirementChange(other, 'retired'),
    ],
    momentAt: getSurvivorMoment,
    leaves: null,
  }
}

/** The member stays in the home alone, with the joint debts. */
export function createBreakUpCourse(
  { norms, self, other }: Household,
  leaves: ScenarioCourse['leaves'],
): ScenarioCourse | null {
  if (!other) return null
  const gone = keepJointDebts(other.person)
  const getBreakUpMoment = (months: number): HouseholdMoment => ({
    months,
    members: [toMemberMoment(self, calculateOrdinaryEarnings(norms, self, months, true, false))],
    gone,
  })
  const changes: ScenarioCourseChange[] = [
    { month: 0, change: 'event' },
    ...listStopChange(self, 'stopped'),
    ...listRetirementChange(self, 'retired'),
  ]
  return { at: 0, counted: getBreakUpMoment(0), changes, momentAt: getBreakUpMoment, leaves }
}

/** A household without changes from a month on. */
export const createUnchangedCourse = (
  household: Household,
  at: number,
  counted: HouseholdMoment,
): ScenarioCourse => ({
  at,
  counted,
  changes: [
    { month: at, change: 'event' },
    ...listStopChange(household.self, 'stopped', at),
    ...listStopChange(household.other, 'other_stopped', at),
    ...listRetirementChange(household.self, 'retired', at),
    ...listRetirementChange(household.other, 'other_retired', at),
  ],
  momentAt: (months) => getOrdinaryMoment(household, months),
  leaves: null,
})

/** The home's first interest-only part ends and has to be lent again; null without such a part. */
export function createInterestOnlyEndCourse(
  household: Household,
  parts: readonly { type: string; months: number; isOnHome: boolean }[],
): ScenarioCourse | null {
  const ends = parts
    .filter(({ type, isOnHome }) => type === 'interest_only' && isOnHome)
    .map(({ months }) => months)
  if (ends.length === 0) return null
  const at = Math.min(...ends)
  return createUnchangedCourse(household, at, getOrdinaryMoment(household, at))
}

/** Maximum interest-only loan on a home: a share of its value. */
export const calculateInterestOnlyLimit = ({ lending }: Norms, propertyValue: number, repaid: number) =>
  createFigure(
    'interest_only_maximum',
    (propertyValue * lending.interest_only_value_percent.value) / 100 + repaid,
    { property_value: propertyValue, percent: lending.interest_only_value_percent.value, amount: repaid },
    lending.interest_only_value_percent.source,
  )
