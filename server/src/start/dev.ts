import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { getAnnouncementsFolder } from '../live-builds/live-builds.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { StartError } from '../start-error.ts'
import { listBuiltPackages, workspaceFolder } from './build-package.ts'
import { exitWithError } from './exit-with-error.ts'
import { printAddresses } from './run-portal.ts'

/**
 * Starts a portal if none responds, and prints where to sign in. This program exits when the started portal exits.
 */
async function ensurePortal(config: Config): Promise<void> {
  const isPortalResponding = () =>
    fetch(`http://localhost:${config.port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await isPortalResponding()) return printAddresses(config)
  const program = path.join(import.meta.dirname, 'main.ts')
  const portal = spawn(process.execPath, [program, '--demo'], { stdio: 'inherit' })
  portal.on('exit', (code) => process.exit(code ?? 1))
  while (!(await isPortalResponding())) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Shows one package in the emulator, or in a remote portal. */
function showPackageWithRemoteKit(name: string, ...args: string[]): void {
  const kit = path.join(workspaceFolder, 'shared/remote-kit-build/bin/portal-kit.js')
  const child = spawn(process.execPath, [kit, 'dev', ...args], {
    cwd: path.join(workspaceFolder, name),
    stdio: 'inherit',
  })
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 0))
}

/** Builds one package after each change, and shows it in the running portal. */
async function runDevelopment(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string' }, alone: { type: 'boolean' }, port: { type: 'string' } },
  })
  const [name] = positionals
  const packages = await listBuiltPackages()
  if (!name || !packages.includes(name)) throw new StartError(`Say which: pnpm dev ${packages.join(' | ')}`)
  if (values.alone) return showPackageWithRemoteKit(name, ...(values.port ? ['--port', values.port] : []))
  if (values.portal) return showPackageWithRemoteKit(name, '--portal', values.portal)
  const config = readConfig(process.env)
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  await ensurePortal(config)
  const folder = path.join(workspaceFolder, name)
  const announced = path.join(getAnnouncementsFolder(config.dataDir), name)
  await mkdir(path.dirname(announced), { recursive: true })

  const builder = spawn(
    process.execPath,
    [path.join(workspaceFolder, 'shared/remote-kit-build/webpack/build.ts'), '--watch'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, REGISTRY_PUBLIC_KEYS: publicKey, PORTAL_DEVELOPMENT: 'true' },
    },
  )
  builder.on('message', () => void writeFile(announced, path.join(folder, 'dist-live')))
  const stopDevelopment = () => {
    builder.kill()
    rm(announced, { force: true }).finally(() => process.exit(0))
  }
  process.on('SIGINT', stopDevelopment).on('SIGTERM', stopDevelopment)
}

runDevelopment().catch(exitWithError)
