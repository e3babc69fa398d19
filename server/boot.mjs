// Entry point that also works with Node 18: installs the dependencies, which include the project's own Node version,
// and starts the task with that version.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const projectNode = path.join(repositoryRoot, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
const tasks = {
  start: ['server/src/start/main.ts', '--demo'],
  test: ['e2e/check/run-check.ts'],
  build: ['server/src/start/build-image.ts'],
  serve: ['server/src/start/main.ts', '--built'],
  migrate: ['server/src/start/migrate.ts'],
  healthy: ['server/src/start/check-server-health.ts'],
  doctor: ['server/src/doctor/cli.ts'],
}

const parentProcessId = process.ppid

/**
 * Runs a program until it ends. Passes signals on to the program. Also ends the program when the parent process of this
 * script has changed: that means npm has ended, and npm sends signals only to its shell.
 */
function runProgram(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: repositoryRoot, ...options })
    const terminateChild = () => child.kill('SIGTERM')
    process.on('SIGINT', terminateChild).on('SIGTERM', terminateChild)
    const watch = setInterval(() => process.ppid !== parentProcessId && terminateChild(), 500)
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', terminateChild).off('SIGTERM', terminateChild)
      clearInterval(watch)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/** Skips the installation if the lock file has not changed since the last one. */
async function installDependencies() {
  const stamp = path.join(repositoryRoot, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(repositoryRoot, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { code, output } = await runProgram(
    isWindows ? 'npx.cmd' : 'npx',
    ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=append-only'],
    { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows },
  )
  if (code !== 0) {
    console.error(`The packages could not be installed. Is the npm registry within reach?\n\n${output}`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

await installDependencies()
const [, , task = 'start', ...rest] = process.argv
const { code } = await runProgram(projectNode, [...tasks[task], ...rest], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: path.join(repositoryRoot, 'node_modules/.cache/node'), ...process.env },
})
process.exit(code)
