import { createLog } from '../log.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { StartError } from '../start-error.ts'
import {
  bsnCheckPackage,
  listBuiltPackages,
  readRegistryKeysOfBuild,
  workspaceFolder,
} from './build-package.ts'
import { checkInstallation } from './check-installation.ts'
import { runPortal } from './run-portal.ts'
import { readServerConfig } from './server-config.ts'
import { checkPorts } from './start-listening.ts'

/**
 * Serves existing builds.
 * @throws StartError if a build is missing, or the shell trusts another registry
 */
export async function serveExistingBuilds(): Promise<void> {
  const config = readServerConfig(process.env)
  if (!config.demo) await checkInstallation(process.env, createLog(config))
  await checkPorts(config)
  const packages = await listBuiltPackages()
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  const believed = await Promise.all(packages.map(readRegistryKeysOfBuild))
  const unbuilt = packages.filter((_, index) => believed[index] === null)
  if ((await readRegistryKeysOfBuild(bsnCheckPackage)) === null) unbuilt.push(bsnCheckPackage)
  if (unbuilt.length > 0)
    throw new StartError(`Build ${unbuilt.join(', ')} before, or start with npm start, which builds.`)
  if (!believed[packages.indexOf('shell')]?.includes(publicKey))
    throw new StartError(
      `The shell was built to trust another registry key: build it with REGISTRY_PUBLIC_KEYS=${publicKey}, or give its key as REGISTRY_KEY.`,
    )
  await runPortal(config, packages)
}
