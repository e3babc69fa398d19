import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dayAt } from '@portal/contract/clock'
import { reportOf } from './reports.ts'
import { root } from './root.ts'
import { steps } from './steps.ts'
import { wcagResults } from './wcag-results.ts'

/**
 * Holds what the accessibility statement says of its tests against the last run; with `--write`, as `pnpm accessibility`,
 * makes it say that.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
const file = path.join(root, 'server/src/accessibility/results.json')
const found = wcagResults(steps.flatMap((step) => reportOf(step)?.tests ?? []))

if (values.write)
  writeFileSync(file, `${JSON.stringify({ date: dayAt(new Date()), criteria: found }, null, 2)}\n`)
const told = JSON.parse(readFileSync(file, 'utf8')).criteria as typeof found
const differing = [...new Set([...Object.keys(told), ...Object.keys(found)])].filter(
  (id) => told[id]?.tests !== found[id]?.tests || told[id]?.failed !== found[id]?.failed,
)
for (const id of differing)
  console.error(
    `WCAG ${id}: the statement says ${JSON.stringify(told[id])}, the tests ${JSON.stringify(found[id])}.`,
  )
if (differing.length > 0) console.error('pnpm accessibility makes the statement of the last run.')
console.log(`${Object.keys(found).length} criteria have tests`)
process.exitCode = differing.length === 0 ? 0 : 1
