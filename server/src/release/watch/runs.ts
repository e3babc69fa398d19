import type { PageTelemetry } from '@portal/contract/telemetry'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import { versionRuns } from '../../database/tables/build.ts'
import type { RegistryState } from '../../registry/selection.ts'
import type { Runs } from './verdict.ts'

/** So many pages of one address count in a minute, of each version: anybody may say that a page failed. */
const mostOfAddress = 2
const aMinute = 60_000
/** How long runs are kept, in milliseconds. */
const kept = 86_400_000

type Told = Pick<PageTelemetry, 'ran' | 'failed'>

/** Counts how versions fare, of what pages tell. */
export function runsCounter(db: Database, registry: () => Promise<RegistryState>, clock: () => Date) {
  const counted = new LRUCache<string, number>({ max: 50_000, ttl: aMinute })

  const mayCount = (address: string, what: string) => {
    const key = `${address} ${what}`
    const before = counted.get(key) ?? 0
    counted.set(key, before + 1, { noUpdateTTL: true })
    return before < mostOfAddress
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

  /** Counts a page of an address; only builds that the registry has count. */
  return async (address: string, { ran, failed }: Told): Promise<void> => {
    if (ran.length + failed.length === 0) return
    const { builds } = await registry()
    const versions = new Map([...ran, ...failed].map((one) => [`${one.remote} ${one.version}`, one]))
    const has = (list: Told['ran'], { remote, version }: Told['ran'][number]) =>
      list.some((one) => one.remote === remote && one.version === version)
    for (const [key, one] of versions) {
      if (!builds.some(({ name, version }) => name === one.remote && version === one.version)) continue
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
