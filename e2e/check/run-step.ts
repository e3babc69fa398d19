import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Count, countOf, type Ended } from './count.ts'
import { root } from './root.ts'
import type { Step } from './step.ts'

const bins = [path.join(root, 'node_modules/.bin'), path.join(root, 'e2e/node_modules/.bin')]
const PATH = [...bins, process.env.PATH].join(path.delimiter)

/** How many characters of a step's output are its last words. */
const lastWords = 4000

/** What became of a step, and its wall time in seconds. */
export interface Outcome extends Count {
  seconds: number
}

/** Runs a step, which leaves nothing behind in the machine's folder for temporary files, and shows what it prints. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.report) {
    const report = path.join(root, step.report.file)
    await mkdir(path.dirname(report), { recursive: true })
    await rm(report, { force: true })
  }
  const began = performance.now()
  const temporary = await mkdtemp(path.join(tmpdir(), 'portal-'))
  try {
    const ended = await runIn(temporary, step)
    const seconds = Math.round(performance.now() - began) / 1000
    return { ...(await countOf(root, step, ended)), seconds }
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

function runIn(
  temporary: string,
  { command: [program = '', ...args], folder = '.', env }: Step,
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: path.join(root, folder),
    env: { ...process.env, PATH, ...env, TMPDIR: temporary },
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
