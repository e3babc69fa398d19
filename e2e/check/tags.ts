import { lastRunOf, type RanTest } from './reports.ts'
import { fullSteps, type Step, steps } from './steps.ts'

/** Extracts tags from a test title. */
export type TagsOf = (title: string) => string[]

/** Requirement tags in a title, such as `@TENANT-01`. */
export const requirementTags: TagsOf = (title) =>
  [...title.matchAll(/@([A-Z0-9]+-\d+)(?![.\d])/g)].map(([, id = '']) => id)

/** Trust tags in a title, such as `trust A6 A8`. */
export const trustTags: TagsOf = (title) =>
  [...title.matchAll(/(?<=trust (?:[A-E]\d+ )*)[A-E]\d+/g)].map(([number]) => number)

type Tested = Pick<RanTest, 'title' | 'state'>

/** Why a tag is not covered by `npm test`; null if a passed test has it. */
export function whyOpen(
  tag: string,
  tagsOf: TagsOf,
  { usual, full }: { usual: readonly Tested[]; full: readonly Tested[] },
): string | null {
  const carriers = usual.filter(({ title }) => tagsOf(title).includes(tag))
  if (carriers.some(({ state }) => state === 'passed')) return null
  if (full.some(({ title, state }) => state === 'passed' && tagsOf(title).includes(tag)))
    return 'shown by the full check only'
  if (carriers.some(({ state }) => state === 'failed')) return 'its test failed'
  return carriers.length > 0 ? 'its test was skipped' : 'in the title of no test'
}

/** Tests of the last run. Exits with an error if a step of `npm test` left no report. */
export function lastRun() {
  const ran = (of: readonly Step[]) => of.flatMap((step) => lastRunOf(step) ?? [])
  const missing = steps.filter((step) => step.report && !lastRunOf(step))
  for (const { name } of missing) console.error(`There is no report of the ${name}: npm test makes it.`)
  if (missing.length > 0) process.exit(1)
  return { usual: ran(steps), full: ran(fullSteps) }
}
