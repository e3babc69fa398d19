import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Count, countOf, type Ended } from './count.ts'
import { type Step, steps } from './steps.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bins = [path.join(root, 'node_modules/.bin'), path.join(root, 'e2e/node_modules/.bin')]
const env = { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) }

/** How many characters of a step's output are its last words. */
const lastWords = 4000

/** Runs a step, which leaves nothing behind in the machine's folder for temporary files, and shows what it prints. */
async function run(step: Step): Promise<Ended> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'portal-'))
  try {
    return await runIn(temporary, step)
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

function runIn(temporary: string, { command: [program = '', ...args], folder = '.' }: Step): Promise<Ended> {
  const cwd = path.join(root, folder)
  const child = spawn(program, args, {
    cwd,
    env: { ...env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk)
      printed = (printed + chunk.toString()).slice(-lastWords)
    })
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ well: false, words: message }))
    child.on('close', (code, signal) =>
      resolve({ well: code === 0, words: `${printed}\n(${signal ?? `exit code ${code}`})` }),
    )
  })
}

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
    if (step.report) {
      const report = path.join(root, step.report.file)
      await mkdir(path.dirname(report), { recursive: true })
      await rm(report, { force: true })
    }
    const began = performance.now()
    const { passed, failed } = await countOf(root, step, await run(step))
    total.passed += passed
    total.failed.push(...failed)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${heading}: ${failed.length === 0 ? 'ok' : 'FAILED'} after ${seconds} s`)
  }
  if (total.failed.length > 0) console.log(`\nFailed:\n${total.failed.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
  process.exitCode = total.failed.length === 0 ? 0 : 1
}

await main()
