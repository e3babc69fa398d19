import type { PageTelemetry } from '@portal/contract/telemetry'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { versionRuns } from '../../database/tables/build.ts'
import { type RegistryState, rolloutsOf } from '../../registry/selection.ts'
import type { FirstInWindow } from './first-in-window.ts'
import type { PageTokens } from './page-tokens.ts'
import type { Runs } from './verdict.ts'

const aMinute = 60_000
/** How long counts are kept, in milliseconds. */
const retentionMs = 86_400_000

const counts = ['ran', 'failed', 'slow'] as const
type PageReport = Pick<PageTelemetry, 'page' | (typeof counts)[number]>

/** Counts page reports by version. */
export function runsCounter(
  db: Database,
  registry: () => Promise<RegistryState>,
  { clock, oncePer, pageTokens }: { clock: () => Date; oncePer: FirstInWindow; pageTokens: PageTokens },
) {
  const add = async (name: string, version: string, one: Runs) => {
    const minute = new Date(Math.floor(clock().getTime() / aMinute) * aMinute)
    await db
      .insert(versionRuns)
      .values({ name, version, minute, ...one })
      .onConflictDoUpdate({
        target: [versionRuns.name, versionRuns.version, versionRuns.minute],
        set: {
          ran: sql`${versionRuns.ran} + ${one.ran}`,
          failed: sql`${versionRuns.failed} + ${one.failed}`,
          slow: sql`${versionRuns.slow} + ${one.slow}`,
        },
      })
  }

  /** Counts a page per address: for remotes with a running rollout, the new and the previous version. */
  return async (address: string, report: PageReport): Promise<void> => {
    const all = counts.flatMap((what) => report[what])
    const { page } = report
    if (all.length === 0 || !page || !pageTokens.holds(page)) return
    const watched = rolloutsOf(await registry()).flatMap(({ build, before }) => [build, before])
    const versions = new Map(all.map((one) => [`${one.remote} ${one.version}`, one]))
    for (const [key, { remote, version }] of versions) {
      if (!watched.some((build) => build.name === remote && build.version === version)) continue
      const count = (what: (typeof counts)[number]) => {
        const isReported = report[what].some((one) => one.remote === remote && one.version === version)
        const fact = `${key} ${what}`
        return isReported && oncePer(page, fact) && oncePer(address, fact) ? 1 : 0
      }
      const runs = { ran: count('ran'), failed: count('failed'), slow: count('slow') }
      if (runs.ran + runs.failed + runs.slow > 0) await add(remote, version, runs)
    }
  }
}

/** Counts of a version since a time. */
export async function runsSince(
  db: Database,
  { name, version }: { name: string; version: string },
  since: Date,
): Promise<Runs> {
  const total = (what: (typeof counts)[number]) => sql<number>`coalesce(sum(${versionRuns[what]}), 0)::int`
  const [sum] = await db
    .select({ ran: total('ran'), failed: total('failed'), slow: total('slow') })
    .from(versionRuns)
    .where(and(eq(versionRuns.name, name), eq(versionRuns.version, version), gte(versionRuns.minute, since)))
  return sum ?? { ran: 0, failed: 0, slow: 0 }
}

/** Deletes old counts. */
export const forgetRuns = (db: Database, now: Date): Promise<unknown> =>
  db.delete(versionRuns).where(lt(versionRuns.minute, new Date(now.getTime() - retentionMs)))
