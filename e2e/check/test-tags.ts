import { additionalFullSteps, type CheckStep, standardSteps } from './check-steps.ts'
import { readLastRun, type TestResult } from './test-reports.ts'

export type ExtractTags = (title: string) => string[]

/** Extracts requirement tags from a title, such as `@TENANT-01`. */
export const extractRequirementTags: ExtractTags = (title) =>
  [...title.matchAll(/@([A-Z0-9]+-\d+)(?![.\d])/g)].map(([, id = '']) => id)

/** Extracts trust tags from a title, such as `trust A6 A8`. */
export const extractTrustTags: ExtractTags = (title) =>
  [...title.matchAll(/(?<=trust (?:[A-E]\d+ )*)[A-E]\d+/g)].map(([number]) => number)

type TaggedResult = Pick<TestResult, 'title' | 'state'>

/** Explains why a tag is not covered by `npm test`; null if a passed test has the tag. */
export function explainMissingCoverage(
  tag: string,
  tagsOf: ExtractTags,
  { usual, full }: { usual: readonly TaggedResult[]; full: readonly TaggedResult[] },
): string | null {
  const carriers = usual.filter(({ title }) => tagsOf(title).includes(tag))
  if (carriers.some(({ state }) => state === 'passed')) return null
  if (full.some(({ title, state }) => state === 'passed' && tagsOf(title).includes(tag)))
    return 'shown by the full check only'
  if (carriers.some(({ state }) => state === 'failed')) return 'its test failed'
  return carriers.length > 0 ? 'its test was skipped' : 'in the title of no test'
}

/** Reads the test results of the last run. Exits with an error if a step of `npm test` left no report. */
export function readLastRunResults() {
  const listStepResults = (of: readonly CheckStep[]) => of.flatMap((step) => readLastRun(step) ?? [])
  const missing = standardSteps.filter((step) => step.report && !readLastRun(step))
  for (const { name } of missing) console.error(`There is no report of the ${name}: npm test makes it.`)
  if (missing.length > 0) process.exit(1)
  return { usual: listStepResults(standardSteps), full: listStepResults(additionalFullSteps) }
}
