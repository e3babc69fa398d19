import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { halt, newestChange } from '../../registry/release-history.ts'
import { type RegistryState, rolloutsOf } from '../../registry/selection.ts'
import { countRelease } from '../../telemetry/metrics.ts'
import { windowMs } from './first-in-window.ts'
import { forgetRuns, runsSince } from './run-counts.ts'
import { type Fault, type Runs, worseAt } from './verdict.ts'
import { forgetVitals } from './vitals.ts'

/** Interval of the check, in milliseconds. */
const everyMs = 10_000
const aMinute = 60_000

interface Watching {
  db: Database
  registry(): Promise<RegistryState>
  log: Logger
  clock(): Date
}

const shareOfPages = (runs: Runs, fault: Fault) => `${runs[fault]} of ${runs.ran} pages`
const words: Record<Fault, string> = { failed: 'errors', slow: 'slow answers' }

/**
 * Stops each rollout whose version has worse health than the previous one: customers get the previous version with
 * their next page, and the history contains the reason. Returns the stopped rollouts.
 */
export async function checkRollouts({ db, registry, log, clock }: Watching): Promise<string[]> {
  const stopped: string[] = []
  for (const { name: remote, tenant, build, before } of rolloutsOf(await registry())) {
    const begun = await newestChange(db, { name: remote, place: { tenant } })
    const from = Math.max(clock().getTime() - windowMs, begun?.at.getTime() ?? 0)
    const since = new Date(Math.floor(from / aMinute) * aMinute)
    const [now, then] = await Promise.all([runsSince(db, build, since), runsSince(db, before, since)])
    const fault = worseAt(now, then)
    if (!fault) continue
    const why = `${words[fault]} in ${shareOfPages(now, fault)} with ${build.version}, in ${shareOfPages(then, fault)} with ${before.version}`
    const action = `stop ${remote} ${build.version} for ${tenant}`
    const done = await halt(db, { name: remote, tenant, hash: build.hash }, { action, by: 'portal', why })
    if (!done) continue
    stopped.push(action)
    log.error({ remote, tenant, version: build.version, why }, 'a rollout was stopped')
    countRelease('stop', { remote, tenant })
  }
  return stopped
}

/** Checks rollouts periodically in every process; a rollout stopped by one is stopped for all. */
export function watchRollouts(app: FastifyInstance, watching: Watching): void {
  let running: Promise<unknown> | null = null
  const check = () => {
    running ??= checkRollouts(watching)
      .then(() => forgetRuns(watching.db, watching.clock()))
      .then(() => forgetVitals(watching.db, watching.clock()))
      .catch((error: unknown) => watching.log.error({ err: error }, 'rollouts could not be looked at'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(check, everyMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
