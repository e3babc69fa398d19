import path from 'node:path'
import type { Config } from '../config.ts'
import { loadDemoMode } from '../demo-mode.ts'
import { createLog } from '../log.ts'
import { endTelemetry } from '../telemetry/start-telemetry.ts'
import { workspaceFolder } from './build-package.ts'
import { openPortal } from './open-portal.ts'

/** Prints the portal's URLs, and in a demo how to sign in. */
export async function printAddresses(config: Config): Promise<void> {
  const getPortalUrl = (tenant: string) => config.portalUrl.replace('{tenant}', tenant)
  console.log(
    `\nThe portal answers at http://localhost:${config.port}, and each tenant's at ${getPortalUrl('<tenant>')}.`,
  )
  const demo = await loadDemoMode(config)
  if (!demo) return
  console.log(`${demo.formatSignInHelp(getPortalUrl, config.staff?.url ?? '')}\n`)
}

/** Creates a hint about the command that releases builds which customers do not get yet. */
const createReleaseHint = (names: readonly string[]) =>
  `\nCustomers keep what was released of ${names.join(', ')}: a start releases nothing.
  pnpm release place <name> <version>\n`

/**
 * Stores this checkout's builds, and serves the portal until it is stopped.
 * @param build resolves when the packages are built; meanwhile the database is opened
 * @throws StartError with the remedy
 */
export async function runPortal(
  config: Config,
  packages: readonly string[],
  build: Promise<void>,
): Promise<void> {
  const log = createLog(config)
  const demo = await loadDemoMode(config)
  const [portal, stopIdentities] = await Promise.all([
    openPortal(config, log),
    demo?.startIdentityProvider(config),
    build,
  ])
  const unreleased: string[] = []
  for (const name of packages) {
    const isShown = await portal.storePackage(name, path.join(workspaceFolder, name, 'dist'))
    if (!isShown) unreleased.push(name)
  }
  const isFirst = unreleased.length > 0 && (await portal.releaseFirst())
  if (isFirst) log.info({ names: unreleased }, 'first start: released the builds of this checkout')
  const kept = isFirst ? [] : unreleased
  await portal.listen()
  await printAddresses(config)
  if (demo) console.log('Ctrl-C stops everything; the data stays.\n')
  if (kept.length > 0) console.log(createReleaseHint(kept))

  let stopping = false
  const stopPortal = () => {
    if (stopping) return
    stopping = true
    stopIdentities?.()
    portal
      .close()
      .then(endTelemetry)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGINT', stopPortal).on('SIGTERM', stopPortal)
}
