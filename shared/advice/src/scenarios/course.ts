import type { ScenarioChange } from '@portal/contract/scenario'
import { getOrdinaryMoment, type Household, type HouseholdMoment } from './household-at.ts'

/** A change in a month from today. */
export interface ScenarioCourseChange {
  month: number
  change: ScenarioChange
}

/** Events of a scenario for a household, month by month. */
export interface ScenarioCourse {
  /** Months from today until the event. */
  at: number
  /** Moment that the outcome describes. */
  counted: HouseholdMoment
  /** Changes and their months, from `at` on. */
  changes: readonly ScenarioCourseChange[]
  /** Household `month` months from today, from `at` on. */
  momentAt(month: number): HouseholdMoment
  /** Person who leaves the home with their own debts; null: nobody. */
  leaves: 'applicant' | 'partner' | null
}

/** The household after `month` months, before or after the event. */
export const getHouseholdInMonth = (
  household: Household,
  course: ScenarioCourse,
  month: number,
): HouseholdMoment => (month < course.at ? getOrdinaryMoment(household, month) : course.momentAt(month))

/** Changes that lower a benefit, up to which an outcome may hold. */
const benefitLoweringChanges: readonly ScenarioChange[] = [
  'unemployment_end',
  'incapacity_supplement',
  'survivor_end',
]

/** Later months of a course in which a benefit changes or ends, until the person is retired. */
export function findBenefitChanges({ changes, counted }: ScenarioCourse): ScenarioCourseChange[] {
  const retired = changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  return changes.filter(
    ({ change, month }) =>
      benefitLoweringChanges.includes(change) && month >= counted.months && month < retired,
  )
}
