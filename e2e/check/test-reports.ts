import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { CheckStep } from './check-steps.ts'
import { workspaceRoot } from './workspace-root.ts'

/** A test result; its title is prefixed with the titles of its suites. */
export interface TestResult {
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

interface PlaywrightSuite {
  title: string
  specs?: v.InferOutput<typeof PlaywrightSpec>[] | undefined
  suites?: PlaywrightSuite[] | undefined
}
const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.optional(v.array(PlaywrightSpec)),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
})

/**
 * Parses a vitest report. A file that failed without a failed test, for example in its setup, counts as one failed
 * test.
 */
const parseVitestReport = (report: unknown): TestResult[] =>
  v.parse(VitestReport, report).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(workspaceRoot, name)
    const tests = assertionResults.map(
      (test): TestResult => ({
        file,
        title: test.fullName,
        state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      }),
    )
    return status === 'failed' && !tests.some(({ state }) => state === 'failed')
      ? [...tests, { file, title: 'set-up', state: 'failed' }]
      : tests
  })

const stateByPlaywrightStatus = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const

const listSuiteTests = (
  { specs = [], suites = [] }: PlaywrightSuite,
  titles: readonly string[],
): TestResult[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      file,
      title: [...titles, title].join(' > '),
      state: stateByPlaywrightStatus[status],
    })),
  ),
  ...suites.flatMap((suite) => listSuiteTests(suite, [...titles, suite.title])),
]

/** Parses a Playwright report. Its top-level suites are files, whose names are not part of titles. */
const parsePlaywrightReport = (report: unknown): TestResult[] =>
  v
    .parse(v.object({ suites: v.array(PlaywrightSuite) }), report)
    .suites.flatMap((file) => listSuiteTests(file, []))

export const parseTestReport = (report: unknown, runner: 'vitest' | 'playwright'): TestResult[] =>
  runner === 'vitest' ? parseVitestReport(report) : parsePlaywrightReport(report)

/** Reads the test results of a step's last run; null without a report. */
export function readLastRun({ report }: CheckStep): TestResult[] | null {
  if (!report || !existsSync(path.join(workspaceRoot, report.file))) return null
  return parseTestReport(
    JSON.parse(readFileSync(path.join(workspaceRoot, report.file), 'utf8')),
    report.runner,
  )
}
