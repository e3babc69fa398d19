import * as v from 'valibot'
import type { RanTest } from './ran-test.ts'

const Spec = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
})

interface Suite {
  title: string
  specs?: v.InferOutput<typeof Spec>[] | undefined
  suites?: Suite[] | undefined
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(Spec)),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

const states = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const

const testsIn = ({ specs = [], suites = [] }: Suite, around: readonly string[]): RanTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...around, title].join(' > '),
      state: states[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...around, suite.title])),
]

/** The tests in a JSON report of Playwright. Its outermost suites are files, whose names are no part of a title. */
export const BrowserReport = v.pipe(
  v.object({ suites: v.array(Suite) }),
  v.transform(({ suites }): { tests: RanTest[] } => ({ tests: suites.flatMap((file) => testsIn(file, [])) })),
)
