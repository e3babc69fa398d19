import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lastRunOf } from './reports.ts'
import { root } from './root.ts'
import { fullSteps, quickSteps, type Step, steps } from './steps.ts'

/**
 * Runs a check: `npm test`; with `--full` the long one, with `--quick` the one for uncommitted changes. Step names as
 * arguments run only those. Prints a last line `N passed, N failed`.
 */
const { values, positionals: wanted } = parseArgs({
  options: { full: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})

const bins = ['node_modules/.bin', 'e2e/node_modules/.bin'].map((folder) => path.join(root, folder))
const PATH = [...bins, process.env.PATH].join(path.delimiter)

/**
 * Runs a step's command in its own temporary folder; returns whether it exited with 0. Output of a parallel step is
 * printed at its end.
 */
async function succeeds({
  command: [program = '', ...args],
  folder = '.',
  env,
  singleCore,
}: Step): Promise<boolean> {
  const TMPDIR = await mkdtemp(path.join(tmpdir(), 'portal-'))
  const child = spawn(program, args, {
    cwd: path.join(root, folder),
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

/** Runs a step; a run that exits with an error fails, whatever its report says. */
async function runStep(step: Step): Promise<{ passed: number; failed: string[] }> {
  if (step.report) rmSync(path.join(root, step.report.file), { force: true })
  const succeeded = await succeeds(step)
  const tests = lastRunOf(step)
  if (!tests) return succeeded ? { passed: 1, failed: [] } : { passed: 0, failed: [step.name] }
  const failed = tests.filter(({ state }) => state === 'failed').map(({ file, title }) => `${file}: ${title}`)
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: succeeded || failed.length > 0 ? failed : [`${step.name}: the run ended with an error`],
  }
}

const all = values.quick ? quickSteps() : values.full ? [...steps, ...fullSteps] : steps
const unknown = wanted.filter((name) => !all.some((step) => step.name === name))
if (unknown.length > 0) {
  const names = all.map(({ name }) => name).join(', ')
  console.error(`There is no step "${unknown.join('", "')}". Steps: ${names}.`)
  process.exit(2)
}
const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all
const failed: string[] = []
const times: string[] = []
let passed = 0

async function runNumbered(step: Step): Promise<void> {
  const heading = `[${chosen.indexOf(step) + 1}/${chosen.length}] ${step.name}`
  console.log(`\n${heading}`)
  const start = performance.now()
  const outcome = await runStep(step)
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
  passed += outcome.passed
  failed.push(...outcome.failed)
  times.push(`${step.name} ${seconds}`)
  console.log(`${heading}: ${outcome.failed.length === 0 ? 'ok' : 'FAILED'} after ${seconds}`)
}

let running: Promise<void>[] = []
for (const step of chosen) {
  if (!step.singleCore) await Promise.all(running)
  else if (running.length > 1) await Promise.race(running)
  const run: Promise<void> = runNumbered(step).finally(() => {
    running = running.filter((other) => other !== run)
  })
  running.push(run)
  if (!step.singleCore) await run
}
await Promise.all(running)
console.log(`\n${times.join(', ')}`)
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
