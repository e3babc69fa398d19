import { longSteps } from './long-steps.ts'
import { reportOf, runsTests } from './reports.ts'
import type { Carriers } from './shown.ts'
import type { Step } from './step.ts'
import { steps } from './steps.ts'
import { byTag, type TagsOf } from './tags.ts'

const carriersOf = (of: readonly Step[], tagsOf: TagsOf) =>
  byTag(
    of.flatMap((step) => reportOf(step)?.tests ?? []),
    tagsOf,
  )

/** Finds the tests of the last run by the numbers in their titles. Says so, and ends, when a runner left no report. */
export function carriersIn(tagsOf: TagsOf): (tag: string) => Carriers {
  const missing = steps.filter((step) => runsTests(step) && !reportOf(step))
  for (const { name } of missing) console.error(`There is no report of the ${name}: npm test makes it.`)
  if (missing.length > 0) process.exit(1)
  const usual = carriersOf(steps, tagsOf)
  const full = carriersOf(longSteps, tagsOf)
  return (tag) => ({ usual: usual.get(tag) ?? [], full: full.get(tag) ?? [] })
}
