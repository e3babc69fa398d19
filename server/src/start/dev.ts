import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { announcements } from '../live-builds/live-builds.ts'
import { registryKey } from '../registry/signing.ts'
import { StartError } from '../start-error.ts'
import { builtPackages, workspace } from './build.ts'

/** Starts the portal if none responds; it ends with this process. */
async function ensurePortal(port: number): Promise<void> {
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await answers()) return
  const program = path.join(import.meta.dirname, 'main.ts')
  const portal = spawn(process.execPath, [program, '--demo'], { stdio: 'inherit' })
  portal.on('exit', (code) => process.exit(code ?? 1))
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Runs the kit's dev command: one package in the emulator, or inside a remote portal. */
function showByKit(name: string, ...args: string[]): void {
  const kit = path.join(workspace, 'shared/remote-kit-build/bin/portal-kit.js')
  const child = spawn(process.execPath, [kit, 'dev', ...args], {
    cwd: path.join(workspace, name),
    stdio: 'inherit',
  })
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 0))
}

/** Builds one package on every change and shows it in the running portal; the others stay as published. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string' }, alone: { type: 'boolean' } },
  })
  const [name] = positionals
  const packages = await builtPackages()
  if (!name || !packages.includes(name)) throw new StartError(`Say which: pnpm dev ${packages.join(' | ')}`)
  if (values.alone) return showByKit(name)
  if (values.portal) return showByKit(name, '--portal', values.portal)
  const config = readConfig(process.env)
  const { port, dataDir } = config
  const { publicKey } = await registryKey(config.registryKey, workspace)
  await ensurePortal(port)
  const folder = path.join(workspace, name)
  const announced = path.join(announcements(dataDir), name)
  await mkdir(path.dirname(announced), { recursive: true })

  const builder = spawn(
    process.execPath,
    [path.join(workspace, 'shared/remote-kit-build/webpack/build.ts'), '--watch'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, REGISTRY_PUBLIC_KEYS: publicKey, PORTAL_DEVELOPMENT: 'true' },
    },
  )
  builder.on('message', () => void writeFile(announced, path.join(folder, 'dist-live')))
  const stop = () => {
    builder.kill()
    rm(announced, { force: true }).finally(() => process.exit(0))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
