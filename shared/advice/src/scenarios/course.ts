import type { ScenarioChange } from '@portal/contract/scenario'
import { type Household, type Moment, ordinaryMoment } from './household-at.ts'

/** A change in a month from today. */
export interface Change {
  month: number
  change: ScenarioChange
}

/** Events of a scenario for a household, month by month. */
export interface Course {
  /** Months from today until the event. */
  at: number
  /** Moment that the outcome describes. */
  counted: Moment
  /** Changes and their months, from `at` on. */
  changes: readonly Change[]
  /** Household `month` months from today, from `at` on. */
  momentAt(month: number): Moment
  /** Person who leaves the home with their own debts; null: nobody. */
  leaves: 'applicant' | 'partner' | null
}

/** The household after `month` months, before or after the event. */
export const courseAt = (household: Household, course: Course, month: number): Moment =>
  month < course.at ? ordinaryMoment(household, month) : course.momentAt(month)

/** Changes that lower a benefit, up to which an outcome may hold. */
const loweringChanges: readonly ScenarioChange[] = [
  'unemployment_end',
  'incapacity_supplement',
  'survivor_end',
]

/** Later months of a course in which a benefit changes or ends, until the person is retired. */
export function benefitChanges({ changes, counted }: Course): Change[] {
  const retired = changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  return changes.filter(
    ({ change, month }) => loweringChanges.includes(change) && month >= counted.months && month < retired,
  )
}
