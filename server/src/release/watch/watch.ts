import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { halt, newestChange } from '../../registry/releases.ts'
import { type RegistryState, rolloutsOf } from '../../registry/selection.ts'
import { countRelease } from '../../telemetry/metrics.ts'
import { forgetRuns, runsSince, windowMs } from './runs.ts'
import { isWorse, type Runs } from './verdict.ts'

/** How often rollouts are looked at, in milliseconds. */
const everyMs = 10_000
const aMinute = 60_000

interface Watching {
  db: Database
  registry(): Promise<RegistryState>
  log: Logger
  clock(): Date
}

const told = ({ ran, failed }: Runs) => `${failed} of ${ran} pages`

/**
 * Stops each version that is being rolled out and fares worse than the one before it: customers get that again with their next page,
 * and the history says why. Answers what was stopped.
 */
export async function lookAtRollouts({ db, registry, log, clock }: Watching): Promise<string[]> {
  const stopped: string[] = []
  for (const { name: remote, tenant, build, before } of rolloutsOf(await registry())) {
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
