import path from 'node:path'
import type { Config } from '../config.ts'
import { demoMode } from '../demo-mode.ts'
import { createLog } from '../log.ts'
import { shellName } from '../registry/builds.ts'
import { endTelemetry } from '../telemetry/start.ts'
import { announce } from './announce.ts'
import { workspace } from './build.ts'
import { openPortal } from './portal.ts'
import { unknownSettings } from './server-config.ts'

/** What to do about builds that customers do not get. */
const unreleased = (names: readonly string[]) =>
  `\nCustomers keep what was released of ${names.join(', ')}: a start releases nothing.
  pnpm release seed                        on a first installation
  pnpm release promote <name> <version>    otherwise\n`

/**
 * Takes the builds of this checkout in, and serves the portal until it is told to stop.
 * @param packages those that are built
 * @throws StartError with what the operator can do
 */
export async function runPortal(config: Config, packages: readonly string[]): Promise<void> {
  const log = createLog(config)
  const unknown = config.demo ? [] : unknownSettings(process.env)
  if (unknown.length > 0) log.warn({ names: unknown }, 'some variables look like settings, and are none')
  const portal = await openPortal(config, log)
  const kept: string[] = []
  for (const name of packages) {
    const isShown = await portal.take(name, path.join(workspace, name, 'dist'))
    if (!isShown) kept.push(name)
  }
  const stopIdentities = (await (await demoMode(config))?.startIdentities(config)) ?? (() => {})
  await portal.listen()
  await announce(config, !kept.includes(shellName))
  if (kept.length > 0) console.log(unreleased(kept))

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    stopIdentities()
    portal
      .close()
      .then(endTelemetry)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
