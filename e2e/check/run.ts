import type { Count } from './count.ts'
import { runStep } from './run-step.ts'
import { steps } from './steps.ts'

/** Runs every step, or those named, whatever the others say, tells what failed, and ends with a line that counts. */
async function main() {
  const total: Count = { passed: 0, failed: [] }
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(' or ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  const chosen = wanted.length ? steps.filter(({ name }) => wanted.includes(name)) : steps
  for (const [index, step] of chosen.entries()) {
    const heading = `[${index + 1}/${chosen.length}] ${step.name}`
    console.log(`\n${heading}`)
    const { passed, failed, seconds } = await runStep(step)
    total.passed += passed
    total.failed.push(...failed)
    console.log(`${heading}: ${failed.length === 0 ? 'ok' : 'FAILED'} after ${seconds.toFixed(0)} s`)
  }
  if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
  process.exitCode = total.failed.length === 0 ? 0 : 1
}

await main()
