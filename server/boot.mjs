// Runs on any Node from 18: installs what is missing, the project's own Node included, and hands over to it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const ownNode = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const tasks = { start: ['server/src/start/main.ts', '--demo'], test: ['e2e/check/run.ts'] }

/** Runs a program to its end. A signal that ends this process ends the child, and we wait for it. */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options })
    const end = () => child.kill('SIGTERM')
    process.on('SIGINT', end).on('SIGTERM', end)
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', end).off('SIGTERM', end)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

const install = await run(
  windows ? 'npx.cmd' : 'npx',
  ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=append-only'],
  { stdio: ['ignore', 'pipe', 'pipe'], shell: windows },
)
if (install.code !== 0) {
  console.error(`The packages could not be installed. Is the npm registry within reach?\n\n${install.output}`)
  process.exit(1)
}
const [, , task = 'start', ...rest] = process.argv
const { code } = await run(ownNode, [...tasks[task], ...rest], { stdio: 'inherit' })
process.exit(code)
