import type { Config, EnvVariables } from '../config.ts'
import { createLog } from '../log.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { StartError } from '../start-error.ts'
import {
  bsnCheckPackage,
  buildPackages,
  listBuiltPackages,
  readRegistryKeysOfBuild,
  workspaceFolder,
} from './build-package.ts'
import { checkInstallation } from './check-installation.ts'
import { runPortal } from './run-portal.ts'
import { readServerConfig } from './server-config.ts'
import { checkPorts } from './start-listening.ts'

/** Settings whose presence shows that the installation is real. */
const realInstallationSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'REGISTRY_KEY',
  'PORTAL_DOMAIN',
  'PORTAL_URL',
]

/**
 * Returns the settings of a start with `--demo`. Settings of a real installation, and `DEMO` itself, take precedence,
 * so that a real installation never becomes a demo.
 */
export function applyDemoOption(env: EnvVariables, args: readonly string[]): EnvVariables {
  const isReal = realInstallationSettings.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}

/** @throws StartError if a build is missing, or the shell trusts another registry */
async function checkBuilds(packages: readonly string[], publicKey: string): Promise<void> {
  const trustedKeys = await Promise.all([...packages, bsnCheckPackage].map(readRegistryKeysOfBuild))
  const unbuilt = [...packages, bsnCheckPackage].filter((_, index) => trustedKeys[index] === null)
  if (unbuilt.length > 0)
    throw new StartError(`Build ${unbuilt.join(', ')} before, or start with npm start, which builds.`)
  if (!trustedKeys[packages.indexOf('shell')]?.includes(publicKey))
    throw new StartError(
      `The shell was built to trust another registry key: build it with REGISTRY_PUBLIC_KEYS=${publicKey}, or give its key as REGISTRY_KEY.`,
    )
}

/** Serves the packages of this checkout. With `--built` it serves existing builds, otherwise it builds what has changed. */
export async function startServer(args: readonly string[]): Promise<void> {
  const env = applyDemoOption(process.env, args)
  const serverConfig = readServerConfig(env)
  /** A demo does not log requests, so that its URLs stay visible in the terminal. */
  const config: Config =
    serverConfig.demo && !env.LOG_LEVEL ? { ...serverConfig, logLevel: 'warn' } : serverConfig
  if (!config.demo) await checkInstallation(env, createLog(config))
  await checkPorts(config)
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  const packages = await listBuiltPackages()
  const isBuilt = args.includes('--built')
  if (isBuilt) await checkBuilds(packages, publicKey)
  await runPortal(config, packages, isBuilt ? Promise.resolve() : buildPackages(publicKey))
}
