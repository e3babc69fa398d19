import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { bsnCheckPackage, buildPackages, listBuiltPackages, workspaceFolder } from './build-package.ts'
import { checkInstallation } from './check-installation.ts'
import { runPortal } from './run-portal.ts'
import { readServerConfig } from './server-config.ts'
import { checkPorts } from './start-listening.ts'

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

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
export function applyDemoOption(env: EnvironmentVariables, args: readonly string[]): EnvironmentVariables {
  const isReal = realInstallationSettings.some((name) => env[name])
  return args.includes('--demo') && !env.DEMO && !isReal ? { ...env, DEMO: 'true' } : env
}

export async function buildAndServe(): Promise<void> {
  const env = applyDemoOption(process.env, process.argv)
  const serverConfig = readServerConfig(env)
  /** A demo does not log requests, so that its URLs stay visible in the terminal. */
  const config: Config =
    serverConfig.demo && !env.LOG_LEVEL ? { ...serverConfig, logLevel: 'warn' } : serverConfig
  if (!config.demo) await checkInstallation(env, createLog(config))
  await checkPorts(config)
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  const packages = await listBuiltPackages()
  await runPortal(config, packages, buildPackages([bsnCheckPackage, ...packages.toReversed()], publicKey))
}
