import { registryKey } from '../registry/signing.ts'
import { bsnCheckPackage, builtPackages, workspace } from './build.ts'
import { buildPackages } from './build-packages.ts'
import { withDemoAsked } from './demo-asked.ts'
import { checkPorts } from './listen.ts'
import { runPortal } from './run-portal.ts'
import { readServerConfig } from './server-config.ts'

/** Builds what has changed, and serves it. */
export async function buildAndServe(): Promise<void> {
  const env = withDemoAsked(process.env, process.argv)
  const config = readServerConfig({ LOG_LEVEL: 'warn', ...env })
  await checkPorts(config)
  const { publicKey } = await registryKey(config.registryKey, workspace)
  const packages = await builtPackages()
  await buildPackages([bsnCheckPackage, ...packages.toReversed()], publicKey)
  await runPortal(config, packages)
}
