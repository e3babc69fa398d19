import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Count, countOf } from './count.ts'
import { type Step, steps } from './steps.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bins = [path.join(root, 'node_modules/.bin'), path.join(root, 'e2e/node_modules/.bin')]
const env = { ...process.env, PATH: [...bins, process.env.PATH].join(path.delimiter) }

function succeeds({ command: [program = '', ...args], folder = '.' }: Step): Promise<boolean> {
  const cwd = path.join(root, folder)
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Runs every step, or those named, whatever the others say, and ends with a line that counts. */
async function main() {
  const total: Count = { passed: 0, failed: 0 }
  const wanted = process.argv.slice(2)
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
    const succeeded = await succeeds(step)
    const { passed, failed } = await countOf(root, step, succeeded)
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${heading}: ${succeeded ? 'ok' : 'FAILED'} after ${seconds} s`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await main()
