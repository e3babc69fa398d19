import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { listRollouts, type RegistryState } from '../../registry/build-selection.ts'
import { findNewestReleaseChange, haltRollout } from '../../registry/release-history.ts'
import { countReleaseCommand } from '../../telemetry/metrics.ts'
import { reportWindowMs } from './first-report-check.ts'
import { findWorseFault, type PageFault, type VersionRunCounts } from './rollout-verdict.ts'
import { countRunsSince, deleteOldRuns } from './run-counts.ts'
import { deleteOldVitals } from './vitals.ts'

const checkIntervalMs = 10_000
const minuteMs = 60_000

interface WatchContext {
  db: Database
  registry(): Promise<RegistryState>
  log: Logger
  clock(): Date
}

const formatPageShare = (runs: VersionRunCounts, fault: PageFault) => `${runs[fault]} of ${runs.ran} pages`
const faultTexts: Record<PageFault, string> = { failed: 'errors', slow: 'slow answers' }

/**
 * Stops rollouts whose version is worse than the previous one, and writes the reason to the history. Returns the
 * stopped rollouts.
 */
export async function stopWorseRollouts({ db, registry, log, clock }: WatchContext): Promise<string[]> {
  const stopped: string[] = []
  for (const { name: remote, tenant, build, previousBuild } of listRollouts(await registry())) {
    const startingChange = await findNewestReleaseChange(db, { name: remote, target: { tenant } })
    const from = Math.max(clock().getTime() - reportWindowMs, startingChange?.at.getTime() ?? 0)
    const since = new Date(Math.floor(from / minuteMs) * minuteMs)
    const [now, then] = await Promise.all([
      countRunsSince(db, build, since),
      countRunsSince(db, previousBuild, since),
    ])
    const fault = findWorseFault(now, then)
    if (!fault) continue
    const why = `${faultTexts[fault]} in ${formatPageShare(now, fault)} with ${build.version}, in ${formatPageShare(then, fault)} with ${previousBuild.version}`
    const action = `stop ${remote} ${build.version} for ${tenant}`
    const done = await haltRollout(
      db,
      { name: remote, tenant, hash: build.hash },
      { action, by: 'portal', why },
    )
    if (!done) continue
    stopped.push(action)
    log.error({ remote, tenant, version: build.version, why }, 'rollout stopped')
    countReleaseCommand('stop', { remote, tenant })
  }
  return stopped
}

/** Checks all rollouts regularly. Every process does this. */
export function watchRollouts(app: FastifyInstance, watching: WatchContext): void {
  let running: Promise<unknown> | null = null
  const checkRollouts = () => {
    running ??= stopWorseRollouts(watching)
      .then(() => deleteOldRuns(watching.db, watching.clock()))
      .then(() => deleteOldVitals(watching.db, watching.clock()))
      .catch((error: unknown) => watching.log.error({ err: error }, 'could not check rollouts'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(checkRollouts, checkIntervalMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
