import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { BrowserReport } from './browser-report.ts'
import { longSteps } from './long-steps.ts'
import type { RanTest } from './ran-test.ts'
import { root } from './root.ts'
import type { Carriers } from './shown.ts'
import type { Step } from './step.ts'
import { steps } from './steps.ts'
import { byTag, type TagsOf } from './tags.ts'
import { UnitReport } from './unit-report.ts'

const schemas = { vitest: UnitReport, playwright: BrowserReport }

/** The tests in a step's last report; null when it left none. */
function testsOf({ report }: Step): RanTest[] | null {
  if (!report || report.kind === 'count') return []
  const file = path.join(root, report.file)
  return existsSync(file) ? v.parse(schemas[report.kind], JSON.parse(readFileSync(file, 'utf8'))).tests : null
}

const carriersOf = (of: readonly Step[], tagsOf: TagsOf) =>
  byTag(
    of.flatMap((step) => testsOf(step) ?? []),
    tagsOf,
  )

/** Finds the tests of the last run by the numbers in their titles. Says so, and ends, when a runner left no report. */
export function carriersIn(tagsOf: TagsOf): (tag: string) => Carriers {
  const missing = steps.filter((step) => testsOf(step) === null)
  for (const { name } of missing) console.error(`There is no report of the ${name}: npm test makes it.`)
  if (missing.length > 0) process.exit(1)
  const usual = carriersOf(steps, tagsOf)
  const full = carriersOf(longSteps, tagsOf)
  return (tag) => ({ usual: usual.get(tag) ?? [], full: full.get(tag) ?? [] })
}
