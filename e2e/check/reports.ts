import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from './root.ts'
import type { Step } from './steps.ts'

/** A test result; its title is prefixed with the titles of its suites. */
export interface RanTest {
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

const PlaywrightSpec = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

interface Suite {
  title: string
  specs?: v.InferOutput<typeof PlaywrightSpec>[] | undefined
  suites?: Suite[] | undefined
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(PlaywrightSpec)),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

/** Tests of a vitest report; a file that failed without a failed test, such as in its setup, counts as one. */
const vitestTests = (report: unknown): RanTest[] =>
  v.parse(VitestReport, report).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.map(
      (test): RanTest => ({
        file,
        title: test.fullName,
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      }),
    )
    return status === 'failed' && !tests.some(({ state }) => state === 'failed')
      ? [...tests, { file, title: 'set-up', state: 'failed' }]
      : tests
  })

const playwrightStates = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

const testsIn = ({ specs = [], suites = [] }: Suite, titles: readonly string[]): RanTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      file,
      title: [...titles, title].join(' > '),
      state: playwrightStates[status],
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
]

/** Tests of a Playwright report. Its top-level suites are files, whose names are not part of titles. */
const playwrightTests = (report: unknown): RanTest[] =>
  v.parse(v.object({ suites: v.array(Suite) }), report).suites.flatMap((file) => testsIn(file, []))

/** Reads the tests of a report. */
export const testsOf = (report: unknown, runner: 'vitest' | 'playwright'): RanTest[] =>
  runner === 'vitest' ? vitestTests(report) : playwrightTests(report)

/** Tests of a step's last run; null without a report. */
export function lastRunOf({ report }: Step): RanTest[] | null {
  if (!report || !existsSync(path.join(root, report.file))) return null
  return testsOf(JSON.parse(readFileSync(path.join(root, report.file), 'utf8')), report.runner)
}
