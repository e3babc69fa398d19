import path from 'node:path'
import type { Config } from '../config.ts'
import { loadDemoMode } from '../demo-mode.ts'
import { createLog } from '../log.ts'
import { shellName } from '../registry/builds.ts'
import { StartError } from '../start-error.ts'
import { endTelemetry } from '../telemetry/start-telemetry.ts'
import { workspaceFolder } from './build-package.ts'
import { openPortal } from './open-portal.ts'

/**
 * Whether a server responds at the URL without a server error. Callers pass the local port, since a proxy may start
 * later.
 */
async function isResponding(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await response?.body?.cancel()
  return response !== null && response.status < 500
}

/**
 * Prints URLs and sign-in data of a demo, once they respond.
 * @param hasPages whether customers get this checkout's shell
 * @throws StartError if they do not respond
 */
export async function announcePortal(config: Config, hasPages: boolean): Promise<void> {
  const own = `http://localhost:${config.port}`
  const ready = await Promise.all([
    isResponding(`${own}/healthz`),
    !hasPages || isResponding(`${own}/login`),
    isResponding(`http://localhost:${config.assetsPort}/`),
  ])
  if (ready.includes(false)) throw new StartError('The portal started, but does not answer on its own ports.')
  await printAddresses(config)
}

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
  await announcePortal(config, !kept.includes(shellName))
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
