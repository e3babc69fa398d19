import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { additionalFullSteps, type CheckStep, createQuickSteps, standardSteps } from './check-steps.ts'
import { readLastRun } from './test-reports.ts'
import { workspaceRoot } from './workspace-root.ts'

/**
 * Runs a check: `npm test`; with `--full` the long one, with `--quick` the one for uncommitted changes. Step names as
 * arguments run only those. Prints a last line `N passed, N failed`.
 */
const { values, positionals: wanted } = parseArgs({
  options: { full: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})

const binFolders = ['node_modules/.bin', 'e2e/node_modules/.bin'].map((folder) =>
  path.join(workspaceRoot, folder),
)
const PATH = [...binFolders, process.env.PATH].join(path.delimiter)

/**
 * Runs a step's command in its own temporary folder; returns whether it exited with 0. Output of a parallel step is
 * printed at its end.
 */
async function runCommand({
  command: [program = '', ...args],
  folder = '.',
  env,
  singleCore,
}: CheckStep): Promise<boolean> {
  const TMPDIR = await mkdtemp(path.join(tmpdir(), 'portal-'))
  // Postgres runs as a user of its own if the tests run as root.
  await chmod(TMPDIR, 0o711)
  const child = spawn(program, args, {
    cwd: path.join(workspaceRoot, folder),
    env: { ...process.env, PATH, ...env, TMPDIR },
    stdio: singleCore ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })
  process.stdout.write(Buffer.concat(output))
  await rm(TMPDIR, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  return succeeded
}

/** Runs a step. A run that exits with an error counts as failed, whatever its report says. */
async function runStep(step: CheckStep): Promise<{ passed: number; failed: string[] }> {
  if (step.report) rmSync(path.join(workspaceRoot, step.report.file), { force: true })
  const succeeded = await runCommand(step)
  const tests = readLastRun(step)
  if (!tests) return succeeded ? { passed: 1, failed: [] } : { passed: 0, failed: [step.name] }
  const failed = tests.filter(({ state }) => state === 'failed').map(({ file, title }) => `${file}: ${title}`)
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: succeeded || failed.length > 0 ? failed : [`${step.name}: the run ended with an error`],
  }
}

const availableSteps = values.quick
  ? createQuickSteps()
  : values.full
    ? [...standardSteps, ...additionalFullSteps]
    : standardSteps
const unknownStepNames = wanted.filter((name) => !availableSteps.some((step) => step.name === name))
if (unknownStepNames.length > 0) {
  const names = availableSteps.map(({ name }) => name).join(', ')
  console.error(`There is no step "${unknownStepNames.join('", "')}". Steps: ${names}.`)
  process.exit(2)
}
const selectedSteps =
  wanted.length > 0 ? availableSteps.filter(({ name }) => wanted.includes(name)) : availableSteps
const failedTests: string[] = []
const stepDurations: string[] = []
let passedCount = 0

async function runAndReportStep(step: CheckStep): Promise<void> {
  const heading = `[${selectedSteps.indexOf(step) + 1}/${selectedSteps.length}] ${step.name}`
  console.log(`\n${heading}`)
  const start = performance.now()
  const outcome = await runStep(step)
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
  passedCount += outcome.passed
  failedTests.push(...outcome.failed)
  stepDurations.push(`${step.name} ${seconds}`)
  console.log(`${heading}: ${outcome.failed.length === 0 ? 'ok' : 'FAILED'} after ${seconds}`)
}

let runningSteps: Promise<void>[] = []
for (const step of selectedSteps) {
  if (!step.singleCore) await Promise.all(runningSteps)
  else if (runningSteps.length > 1) await Promise.race(runningSteps)
  const run: Promise<void> = runAndReportStep(step).finally(() => {
    runningSteps = runningSteps.filter((other) => other !== run)
  })
  runningSteps.push(run)
  if (!step.singleCore) await run
}
await Promise.all(runningSteps)
console.log(`\n${stepDurations.join(', ')}`)
if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${passedCount} passed, ${failedTests.length} failed`)
process.exitCode = failedTests.length === 0 ? 0 : 1
