import type { ScenarioChange } from '@portal/contract/scenario'
import { addMonths, countMonthsUntil } from '@portal/time/calendar-day'
import { createFigure } from '../figure.ts'
import {
  calculateEarningsWithoutEvents,
  calculatePensions,
  getStopWorkingDate,
  type HouseholdMember,
  isRetired,
} from '../household.ts'
import type { YearlyEarnings } from '../income-tax.ts'
import type { Norms } from '../norms.ts'
import { keepInheritedDebts, keepJointDebts } from '../obligation-burdens.ts'
import { findStatePensionDate } from '../pension-age.ts'
import {
  calculateCountedEarnings,
  calculateSurvivorBenefit,
  hasSurvivorBenefit,
} from '../survivor-benefit.ts'
import type { HouseholdProjection, ProjectedChange } from './household-projection.ts'
import {
  createMemberState,
  getOtherMemberState,
  getStateWithoutEvents,
  type Household,
  type HouseholdState,
} from './household-state.ts'

/** Lists the retirement of a member as a change; empty if already retired. */
export const listRetirementChange = (
  member: HouseholdMember | null,
  change: ScenarioChange,
  after = 0,
): ProjectedChange[] =>
  member && !member.hasReachedPensionAge && member.monthsUntilStatePension >= after
    ? [{ month: member.monthsUntilStatePension, change }]
    : []

/**
 * Returns the change that applies when a household member stops working before the state pension age; empty if the
 * member works until that age or has no wage.
 */
export const listWorkStopChange = (
  member: HouseholdMember | null,
  change: ScenarioChange,
  after = 0,
): ProjectedChange[] =>
  member &&
  member.employment > 0 &&
  member.monthsUntilStop < member.monthsUntilStatePension &&
  member.monthsUntilStop >= after
    ? [{ month: member.monthsUntilStop, change }]
    : []

function findRetirementOrStopDate({ norms, self, today }: Household): string {
  if (self.hasReachedPensionAge) return today
  const early = self.monthsUntilStop < self.monthsUntilStatePension ? getStopWorkingDate(self.person) : null
  if (early === null) return findStatePensionDate(norms, self.person.date_of_birth)
  return early > today ? early : addMonths(today, self.monthsUntilStop)
}

/**
 * Projects a member who stops working, at the state pension age or before, and has pensions from that age. The assessed
 * state is directly after stopping, so someone who stops earlier has no income.
 */
export function createRetirementProjection(household: Household): HouseholdProjection {
  const { norms, self, other } = household
  const eventMonth = self.monthsUntilStop
  const isSingle = other === null
  const earnings: YearlyEarnings = {
    labour: [],
    benefits: [],
    pensions: calculatePensions(norms, self, isSingle, isSingle),
    hasReachedPensionAge: true,
    isSingle,
  }
  const noEarnings: YearlyEarnings = { ...earnings, pensions: [], hasReachedPensionAge: false }
  const getRetirementState = (months: number): HouseholdState => ({
    months,
    members: [
      createMemberState(self, isRetired(self, months) ? earnings : noEarnings),
      ...getOtherMemberState(household, months),
    ],
  })
  const isEarly = eventMonth < self.monthsUntilStatePension
  return {
    eventMonth,
    assessedState: { ...getRetirementState(eventMonth), date: findRetirementOrStopDate(household) },
    changes: [
      { month: eventMonth, change: isEarly ? 'stopped' : 'retired' },
      ...(isEarly ? listRetirementChange(self, 'retired') : []),
      ...listWorkStopChange(other, 'other_stopped', eventMonth + 1),
      ...listRetirementChange(other, 'other_retired', eventMonth + 1),
    ],
    getStateInMonth: getRetirementState,
    leavingPerson: null,
  }
}

/**
 * Projects the death of a member: the other has a survivor's pension, and the survivor's benefit (Anw) while entitled.
 */
export function createDeathProjection({
  norms,
  today,
  self,
  other,
  youngestChild,
}: Household): HouseholdProjection | null {
  if (!other) return null
  const pension = self.person.income.survivor_pension_income
  const departedPerson = keepInheritedDebts(self.person)
  const getSurvivorState = (months: number): HouseholdState => {
    const own = calculateEarningsWithoutEvents(norms, other, months, true, false)
    const hasReachedPensionAge = isRetired(other, months)
    const hasBenefit = hasSurvivorBenefit(
      norms,
      youngestChild,
      hasReachedPensionAge,
      addMonths(today, months),
    )
    const earned = calculateCountedEarnings(other.employment)
    const earnings: YearlyEarnings = {
      ...own,
      pensions: [
        ...own.pensions,
        ...(pension ? [pension] : []),
        ...(hasBenefit ? [calculateSurvivorBenefit(norms, earned)] : []),
      ],
    }
    return { months, members: [createMemberState(other, earnings)], departedPerson }
  }
  const entitledChild =
    hasSurvivorBenefit(norms, youngestChild, other.hasReachedPensionAge, today) && youngestChild
  const until = entitledChild
    ? countMonthsUntil(today, addMonths(entitledChild, norms.anw.child_below_age.value * 12))
    : 0
  return {
    eventMonth: 0,
    assessedState: getSurvivorState(0),
    changes: [
      { month: 0, change: 'event' },
      ...(until && !isRetired(other, until) ? [{ month: until, change: 'survivor_end' as const }] : []),
      ...listWorkStopChange(other, 'stopped'),
      ...listRetirementChange(other, 'retired'),
    ],
    getStateInMonth: getSurvivorState,
    leavingPerson: null,
  }
}

/** Projects a separation: `self` stays in the home. Of the other person's debts, only the joint debts remain. */
export function createBreakUpProjection(
  { norms, self, other }: Household,
  leavingPerson: HouseholdProjection['leavingPerson'],
): HouseholdProjection | null {
  if (!other) return null
  const departedPerson = keepJointDebts(other.person)
  const getBreakUpState = (months: number): HouseholdState => ({
    months,
    members: [createMemberState(self, calculateEarningsWithoutEvents(norms, self, months, true, false))],
    departedPerson,
  })
  const changes: ProjectedChange[] = [
    { month: 0, change: 'event' },
    ...listWorkStopChange(self, 'stopped'),
    ...listRetirementChange(self, 'retired'),
  ]
  return {
    eventMonth: 0,
    assessedState: getBreakUpState(0),
    changes,
    getStateInMonth: getBreakUpState,
    leavingPerson,
  }
}

/** Projects a household without events, assessed in `eventMonth`. */
export const createUnchangedProjection = (
  household: Household,
  eventMonth: number,
  assessedState: HouseholdState,
): HouseholdProjection => ({
  eventMonth,
  assessedState,
  changes: [
    { month: eventMonth, change: 'event' },
    ...listWorkStopChange(household.self, 'stopped', eventMonth),
    ...listWorkStopChange(household.other, 'other_stopped', eventMonth),
    ...listRetirementChange(household.self, 'retired', eventMonth),
    ...listRetirementChange(household.other, 'other_retired', eventMonth),
  ],
  getStateInMonth: (months) => getStateWithoutEvents(household, months),
  leavingPerson: null,
})

/**
 * Projects the end of the first interest-only part on the home, when its debt must be borrowed again; null without such
 * a part.
 */
export function createInterestOnlyEndProjection(
  household: Household,
  parts: readonly { type: string; months: number; isOnHome: boolean }[],
): HouseholdProjection | null {
  const ends = parts
    .filter(({ type, isOnHome }) => type === 'interest_only' && isOnHome)
    .map(({ months }) => months)
  if (ends.length === 0) return null
  const eventMonth = Math.min(...ends)
  return createUnchangedProjection(household, eventMonth, getStateWithoutEvents(household, eventMonth))
}

/**
 * Calculates a limit of debt: interest-only debt up to a percentage of the home's value, plus `repaid`, which is other
 * debt that this percentage does not limit.
 */
export const calculateInterestOnlyLimit = ({ lending }: Norms, propertyValue: number, repaid: number) =>
  createFigure(
    'interest_only_maximum',
    (propertyValue * lending.interest_only_value_percent.value) / 100 + repaid,
    { property_value: propertyValue, percent: lending.interest_only_value_percent.value, amount: repaid },
    lending.interest_only_value_percent.source,
  )
