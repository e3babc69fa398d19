import { parseArgs } from 'node:util'
import { longSteps } from './long-steps.ts'
import { quickSteps } from './quick-steps.ts'
import { type Outcome, runStep } from './run-step.ts'
import type { Step } from './step.ts'
import { writeStepTimes } from './step-times.ts'
import { steps } from './steps.ts'

/**
 * Runs a check: that of `npm test`, with `--full` the long one, with `--quick` the one of a change under work. With names
 * of steps it runs those alone.
 */
const { values, positionals: wanted } = parseArgs({
  options: { full: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})

/** Runs steps, whatever the others say. */
async function runAll(chosen: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, step] of chosen.entries()) {
    const heading = `[${index + 1}/${chosen.length}] ${step.name}`
    console.log(`\n${heading}`)
    const outcome = await runStep(step)
    outcomes.push(outcome)
    const well = outcome.failed.length === 0
    console.log(`${heading}: ${well ? 'ok' : 'FAILED'} after ${outcome.seconds.toFixed(0)} s`)
  }
  return outcomes
}

/** Keeps what each step took, and shows what took the longest. */
async function tellTimes(chosen: readonly Step[], outcomes: readonly Outcome[]) {
  writeStepTimes(chosen.map(({ name }, index) => ({ name, seconds: outcomes[index]?.seconds ?? 0 })))
  await runStep({ name: 'slowest', command: ['node', 'e2e/check/slowest.ts'] })
}

/** Tells what failed, and ends with a line that counts. */
async function main() {
  const all = values.quick ? quickSteps() : values.full ? [...steps, ...longSteps] : steps
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ')
    console.error(`No step is called ${unknown.join(' or ')}. There are: ${names}.`)
    process.exitCode = 2
    return
  }
  const chosen = wanted.length ? all.filter(({ name }) => wanted.includes(name)) : all
  const outcomes = await runAll(chosen)
  if (!values.quick && wanted.length === 0) await tellTimes(chosen, outcomes)
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

await main()
