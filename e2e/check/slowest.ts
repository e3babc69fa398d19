import { longSteps } from './long-steps.ts'
import { reportOf } from './reports.ts'
import { browserLists, linesOf, type TimedList, unitLists } from './slowest-lists.ts'
import type { Step } from './step.ts'
import { readStepTimes } from './step-times.ts'
import { steps } from './steps.ts'

/** Lists what took the longest in the last run of a check, in seconds: `pnpm slowest [how many of each]`. */
const most = Number(process.argv[2] ?? 10)

function listsOf(step: Step): TimedList[] {
  const report = reportOf(step)
  if (!report) return []
  return report.kind === 'vitest' ? unitLists(step.name, report) : browserLists(step.name, report)
}

const times = readStepTimes()
const taken = [...steps, ...longSteps].filter(({ name }) => times.some((time) => time.name === name))
if (times.length === 0) console.error('There is no report of a whole check: npm test makes it.')
const lists = [{ heading: 'steps, by wall time', all: times }, ...taken.flatMap(listsOf)]
for (const list of lists) if (list.all.length > 0) console.log(`\n${linesOf(list, most).join('\n')}`)
