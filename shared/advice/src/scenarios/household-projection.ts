import type { ScenarioChange } from '@portal/contract/scenario'
import { getStateWithoutEvents, type Household, type HouseholdState } from './household-state.ts'

/** `month` is the number of months from today. */
export interface ProjectedChange {
  month: number
  change: ScenarioChange
}

/** A household projected month by month from an event on. */
export interface HouseholdProjection {
  /** Months from today until the event. */
  eventMonth: number
  /** State that determines the verdict. */
  assessedState: HouseholdState
  changes: readonly ProjectedChange[]
  /** Returns the state in a month, which must not be before `eventMonth`. */
  getStateInMonth(month: number): HouseholdState
  /** Person who leaves the home and keeps their own debts; null if nobody does. */
  leavingPerson: 'applicant' | 'partner' | null
}

export const getHouseholdStateInMonth = (
  household: Household,
  projection: HouseholdProjection,
  month: number,
): HouseholdState =>
  month < projection.eventMonth ? getStateWithoutEvents(household, month) : projection.getStateInMonth(month)

const benefitLoweringChanges: readonly ScenarioChange[] = [
  'unemployment_end',
  'incapacity_supplement',
  'survivor_end',
]

/** Finds the changes from the assessed month on that lower a benefit, until the person retires. */
export function findBenefitChanges({ changes, assessedState }: HouseholdProjection): ProjectedChange[] {
  const retired = changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  return changes.filter(
    ({ change, month }) =>
      benefitLoweringChanges.includes(change) && month >= assessedState.months && month < retired,
  )
}
