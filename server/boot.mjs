// Runs on any Node from 18: installs what is missing, the project's own Node included, and hands over to it.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const pnpm = ['--yes', 'pnpm@12.21.0']
const task = process.argv[2] ?? 'start'
const scripts = { start: 'portal', test: 'check' }

/** Runs npx to its end; a signal that ends this process reaches the child as well, and we wait for it. */
function npx(args, stdio) {
  return new Promise((resolve) => {
    const windows = process.platform === 'win32'
    const child = spawn(windows ? 'npx.cmd' : 'npx', args, { cwd: root, stdio, shell: windows })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code) => resolve({ code: code ?? 0, output }))
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

const install = await npx(
  [...pnpm, 'install', '--frozen-lockfile', '--reporter=silent'],
  ['ignore', 'pipe', 'pipe'],
)
if (install.code !== 0) {
  console.error(`The packages could not be installed. Is the npm registry within reach?\n\n${install.output}`)
  process.exit(1)
}
const run = await npx(
  [...pnpm, '--silent', 'run', scripts[task] ?? task, ...process.argv.slice(3)],
  'inherit',
)
process.exit(run.code)
