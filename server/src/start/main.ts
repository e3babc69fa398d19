import { availableParallelism } from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { demoMode } from '../demo-mode.ts'
import { createLog } from '../log.ts'
import { registryKey } from '../registry/signing.ts'
import { StartError } from '../start-error.ts'
import { announce } from './announce.ts'
import { buildIfChanged, builtPackages, workspace } from './build.ts'
import { withDemoAsked } from './demo-asked.ts'
import { checkPorts } from './listen.ts'
import { openPortal } from './portal.ts'
import { checkRequired } from './required.ts'

/** Builds what has changed: as many packages at once as there are processors, four at most, for each takes half a gigabyte. */
async function buildAll(packages: readonly string[], registryKey: string): Promise<void> {
  const rest = [...packages]
  const buildOn = async () => {
    for (let name = rest.shift(); name; name = rest.shift()) {
      const began = performance.now()
      const built = await buildIfChanged(name, registryKey)
      if (built) console.log(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, buildOn))
}

/** What to do about builds that customers do not get. */
const unreleased = (names: readonly string[]) =>
  `\nCustomers keep what was released of ${names.join(', ')}: a start releases nothing.
  pnpm release seed                        on a first installation
  pnpm release promote <name> <version>    otherwise\n`

/** Builds what has changed, takes it in, and serves the portal until it is told to stop. */
async function main(): Promise<void> {
  const env = withDemoAsked(process.env, process.argv)
  const config = readConfig({ LOG_LEVEL: 'warn', ...env })
  checkRequired(config)
  await checkPorts(config)
  const { publicKey } = await registryKey(config.registryKey, workspace)
  const packages = await builtPackages()
  await buildAll(packages, publicKey)
  const portal = await openPortal(config, createLog(config))
  const kept: string[] = []
  for (const name of packages) {
    const isShown = await portal.take(name, path.join(workspace, name, 'dist'))
    if (!isShown) kept.push(name)
  }
  const stopIdentities = (await (await demoMode(config))?.startIdentities(config)) ?? (() => {})
  await portal.listen()
  await announce(config)
  if (kept.length > 0) console.log(unreleased(kept))

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    stopIdentities()
    portal.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
