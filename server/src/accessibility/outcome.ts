import criteria from './criteria.json' with { type: 'json' }
import results from './results.json' with { type: 'json' }

/** A criterion of WCAG 2.2 and what is known of it: all of levels A and AA, and of AAA those that are tested. */
export interface Outcome {
  criterion: (typeof criteria)[number]
  state: 'met' | 'failed' | 'untested' | 'not-applicable'
  /** How many tests hold it, and how many of them failed when they last ran. */
  tests: number
  failed: number
}

/** The day on which the tests ran, 'YYYY-MM-DD'. */
export const testedOn: string = results.date

/** What the portal does not have at all, so that nothing can be tested: sound, film, and control by moving the device. */
const notApplicable = new Set(['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.5.4'])

type Results = Readonly<Record<string, { tests: number; failed: number } | undefined>>

/** What the results of the tests say of each criterion. */
export const outcomesOf = (of: Results): Outcome[] =>
  criteria
    .map((criterion): Outcome => {
      const { tests, failed } = of[criterion.id] ?? { tests: 0, failed: 0 }
      const tested = failed > 0 ? 'failed' : 'met'
      const untested = notApplicable.has(criterion.id) ? 'not-applicable' : 'untested'
      return { criterion, state: tests > 0 ? tested : untested, tests, failed }
    })
    .filter(({ criterion, tests }) => criterion.level !== 'AAA' || tests > 0)

/** What the tests said when they last ran. */
export const outcomes: readonly Outcome[] = outcomesOf(results.criteria)
