import type { PageTelemetry } from '@portal/contract/telemetry'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { versionPageCounts } from '../../database/tables/build.ts'
import { listRollouts, type RegistryState } from '../../registry/build-selection.ts'
import type { FirstReportCheck } from './first-report-check.ts'
import type { PageTokens } from './page-tokens.ts'
import type { VersionRunCounts } from './rollout-verdict.ts'

const minuteMs = 60_000
const runCountRetentionMs = 86_400_000

const runCountFields = ['ran', 'failed', 'slow'] as const
type PageReport = Pick<PageTelemetry, 'page' | (typeof runCountFields)[number]>

export function createVersionRunCounter(
  db: Database,
  registry: () => Promise<RegistryState>,
  { clock, oncePer, pageTokens }: { clock: () => Date; oncePer: FirstReportCheck; pageTokens: PageTokens },
) {
  const addRuns = async (name: string, version: string, one: VersionRunCounts) => {
    const minute = new Date(Math.floor(clock().getTime() / minuteMs) * minuteMs)
    await db
      .insert(versionPageCounts)
      .values({ name, version, minute, ...one })
      .onConflictDoUpdate({
        target: [versionPageCounts.name, versionPageCounts.version, versionPageCounts.minute],
        set: {
          ran: sql`${versionPageCounts.ran} + ${one.ran}`,
          failed: sql`${versionPageCounts.failed} + ${one.failed}`,
          slow: sql`${versionPageCounts.slow} + ${one.slow}`,
        },
      })
  }

  /** Counts a page report for each remote with a running rollout, if the page ran the new or the previous version. */
  return async (address: string, report: PageReport): Promise<void> => {
    const all = runCountFields.flatMap((what) => report[what])
    const { page } = report
    if (all.length === 0 || !page || !pageTokens.isValid(page)) return
    const watched = listRollouts(await registry()).flatMap(({ build, previousBuild }) => [
      build,
      previousBuild,
    ])
    const versions = new Map(all.map((one) => [`${one.remote} ${one.version}`, one]))
    for (const [key, { remote, version }] of versions) {
      if (!watched.some((build) => build.name === remote && build.version === version)) continue
      const count = (what: (typeof runCountFields)[number]) => {
        const isReported = report[what].some((one) => one.remote === remote && one.version === version)
        const fact = `${key} ${what}`
        return isReported && oncePer(page, fact) && oncePer(address, fact) ? 1 : 0
      }
      const runs = { ran: count('ran'), failed: count('failed'), slow: count('slow') }
      if (runs.ran + runs.failed + runs.slow > 0) await addRuns(remote, version, runs)
    }
  }
}

export async function countRunsSince(
  db: Database,
  { name, version }: { name: string; version: string },
  since: Date,
): Promise<VersionRunCounts> {
  const total = (what: (typeof runCountFields)[number]) =>
    sql<number>`coalesce(sum(${versionPageCounts[what]}), 0)::int`
  const [sum] = await db
    .select({ ran: total('ran'), failed: total('failed'), slow: total('slow') })
    .from(versionPageCounts)
    .where(
      and(
        eq(versionPageCounts.name, name),
        eq(versionPageCounts.version, version),
        gte(versionPageCounts.minute, since),
      ),
    )
  return sum ?? { ran: 0, failed: 0, slow: 0 }
}

export const deleteOldRuns = (db: Database, now: Date): Promise<unknown> =>
  db
    .delete(versionPageCounts)
    .where(lt(versionPageCounts.minute, new Date(now.getTime() - runCountRetentionMs)))
