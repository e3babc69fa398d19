import type { ScenarioChange } from '@portal/contract/scenario'
import { type Household, type Moment, ordinaryMoment } from './household-at.ts'

/** Something that begins in a month from today. */
export interface Change {
  month: number
  change: ScenarioChange
}

/** What happens to a household in a scenario, month by month. */
export interface Course {
  /** Months from today at which it happens; until then all is as it was. */
  at: number
  /** The moment that the outcome is of. */
  counted: Moment
  /** What begins when, from `at` on. */
  changes: readonly Change[]
  /** The household `month` months from today, from `at` on. */
  momentAt(month: number): Moment
  /** Who leaves the home with what is that person's alone; null: nobody. */
  leaves: 'applicant' | 'partner' | null
}

/** The household after `month` months, before or after the event. */
export const courseAt = (household: Household, course: Course, month: number): Moment =>
  month < course.at ? ordinaryMoment(household, month) : course.momentAt(month)

/** Changes of which a benefit is lower than before, so that an outcome may hold until then and no longer. */
const lowering: readonly ScenarioChange[] = ['unemployment_end', 'incapacity_supplement', 'survivor_end']

/** The later months of a course in which a benefit changes or ends, until the person lives on pensions. */
export function benefitChanges({ changes, counted }: Course): Change[] {
  const retired = changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  return changes.filter(
    ({ change, month }) => lowering.includes(change) && month >= counted.months && month < retired,
  )
}
