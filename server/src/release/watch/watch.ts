import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Build } from '../../registry/builds.ts'
import { halt, newestChange } from '../../registry/releases.ts'
import { type RegistryState, steadyBuild } from '../../registry/selection.ts'
import { registryReader } from '../../registry/state.ts'
import { countRelease } from '../../telemetry/metrics.ts'
import { forgetRuns, runsSince, windowMs } from './runs.ts'
import { isWorse, type Runs } from './verdict.ts'

/** How often rollouts are looked at, in milliseconds. */
const everyMs = 10_000
const aMinute = 60_000

interface Watching {
  db: Database
  log: Logger
  clock(): Date
}

interface Rollout {
  remote: string
  tenant: string
  build: Build
  before: Build
}

/** Versions that a share of a firm's customers gets in place of another. */
function rolloutsOf(state: RegistryState): Rollout[] {
  return state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = state.builds.find((one) => one.name === name && one.hash === rollout)
    const before = steadyBuild(state, name, placement)
    if (percent === 0 || !build || !before || before.hash === build.hash) return []
    return [{ remote: name, tenant, build, before }]
  })
}

const told = ({ ran, failed }: Runs) => `${failed} of ${ran} pages`

/**
 * Stops each version that is being rolled out and fares worse than the one before it: customers get that again with their next page,
 * and the history says why. Answers what was stopped.
 */
export async function lookAtRollouts({ db, log, clock }: Watching): Promise<string[]> {
  const stopped: string[] = []
  for (const { remote, tenant, build, before } of rolloutsOf(await registryReader(db)())) {
    const begun = await newestChange(db, { name: remote, place: { tenant } })
    const from = Math.max(clock().getTime() - windowMs, begun?.at.getTime() ?? 0)
    const since = new Date(Math.floor(from / aMinute) * aMinute)
    const [now, then] = await Promise.all([runsSince(db, build, since), runsSince(db, before, since)])
    if (!isWorse(now, then)) continue
    const why = `errors in ${told(now)} with ${build.version}, in ${told(then)} with ${before.version}`
    const action = `stop ${remote} ${build.version} for ${tenant}`
    const done = await halt(db, { name: remote, tenant, hash: build.hash }, { action, by: 'portal', why })
    if (!done) continue
    stopped.push(action)
    log.error({ remote, tenant, version: build.version, why }, 'a rollout was stopped')
    countRelease('stop', { remote, tenant })
  }
  return stopped
}

/** Looks at rollouts while the server runs, in whatever process: what one has stopped the others find stopped. */
export function watchRollouts(app: FastifyInstance, watching: Watching): void {
  let running: Promise<unknown> | null = null
  const look = () => {
    running ??= lookAtRollouts(watching)
      .then(() => forgetRuns(watching.db, watching.clock()))
      .catch((error: unknown) => watching.log.error({ err: error }, 'rollouts could not be looked at'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, everyMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
