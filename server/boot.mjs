// Entry point for Node 18 and later: installs dependencies, including the project's Node version, and starts that.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const ownNode = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const tasks = {
  start: ['server/src/start/main.ts', '--demo'],
  test: ['e2e/check/run.ts'],
  build: ['server/src/start/build-image.ts'],
  serve: ['server/src/start/serve.ts'],
  migrate: ['server/src/start/migrate.ts'],
  healthy: ['server/src/start/healthy.ts'],
  doctor: ['server/src/doctor/cli.ts'],
}

const parent = process.ppid

/**
 * Runs a program to its end. A signal that ends this process ends the child, and we wait for it. npm passes signals on to a shell,
 * which ends without us: then the child ends too.
 */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options })
    const end = () => child.kill('SIGTERM')
    process.on('SIGINT', end).on('SIGTERM', end)
    const watch = setInterval(() => process.ppid !== parent && end(), 500)
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', end).off('SIGTERM', end)
      clearInterval(watch)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/** Installs what the lock file names, unless that has been done since it changed. */
async function install() {
  const stamp = path.join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { code, output } = await run(
    windows ? 'npx.cmd' : 'npx',
    ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=append-only'],
    { stdio: ['ignore', 'pipe', 'pipe'], shell: windows },
  )
  if (code !== 0) {
    console.error(`The packages could not be installed. Is the npm registry within reach?\n\n${output}`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

await install()
const [, , task = 'start', ...rest] = process.argv
const { code } = await run(ownNode, [...tasks[task], ...rest], { stdio: 'inherit' })
process.exit(code)
