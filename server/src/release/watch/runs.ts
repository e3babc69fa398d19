import type { PageTelemetry } from '@portal/contract/telemetry'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import { versionRuns } from '../../database/tables/build.ts'
import { type RegistryState, rolloutsOf } from '../../registry/selection.ts'
import type { Runs } from './verdict.ts'

const aMinute = 60_000
/** How far back runs are looked at, in milliseconds: an error of yesterday says nothing of today. */
export const windowMs = 900_000
/** How long runs are kept, in milliseconds. */
const kept = 86_400_000

type Told = Pick<PageTelemetry, 'ran' | 'failed'>

/** Counts how versions fare, of what pages tell. */
export function runsCounter(db: Database, registry: () => Promise<RegistryState>, clock: () => Date) {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })

  /** Of one address one page counts for as long as runs are looked at: anybody may say that a page failed. */
  const mayCount = (address: string, what: string) => {
    const key = `${address} ${what}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
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
        },
      })
  }

  /** Counts a page of an address: of remotes that are being rolled out, the version and the one before it. */
  return async (address: string, { ran, failed }: Told): Promise<void> => {
    if (ran.length + failed.length === 0) return
    const watched = rolloutsOf(await registry()).flatMap(({ build, before }) => [build, before])
    const versions = new Map([...ran, ...failed].map((one) => [`${one.remote} ${one.version}`, one]))
    const has = (list: Told['ran'], { remote, version }: Told['ran'][number]) =>
      list.some((one) => one.remote === remote && one.version === version)
    for (const [key, one] of versions) {
      if (!watched.some(({ name, version }) => name === one.remote && version === one.version)) continue
      const counts = (list: Told['ran'], what: string) =>
        has(list, one) && mayCount(address, `${key} ${what}`) ? 1 : 0
      const runs = { ran: counts(ran, 'ran'), failed: counts(failed, 'failed') }
      if (runs.ran + runs.failed > 0) await add(one.remote, one.version, runs)
    }
  }
}

/** How a version has fared since a moment. */
export async function runsSince(
  db: Database,
  { name, version }: { name: string; version: string },
  since: Date,
): Promise<Runs> {
  const [sum] = await db
    .select({
      ran: sql<number>`coalesce(sum(${versionRuns.ran}), 0)::int`,
      failed: sql<number>`coalesce(sum(${versionRuns.failed}), 0)::int`,
    })
    .from(versionRuns)
    .where(and(eq(versionRuns.name, name), eq(versionRuns.version, version), gte(versionRuns.minute, since)))
  return sum ?? { ran: 0, failed: 0 }
}

/** Forgets runs that nobody will ask for any more. */
export const forgetRuns = (db: Database, now: Date): Promise<unknown> =>
  db.delete(versionRuns).where(lt(versionRuns.minute, new Date(now.getTime() - kept)))
