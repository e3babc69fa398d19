import type { VersionHealth } from '@portal/contract/release'
import { goodVitalThresholds, type PageTelemetry } from '@portal/contract/telemetry'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { versionVitals } from '../../database/tables/build.ts'
import type { RegistryState } from '../../registry/build-selection.ts'
import type { FirstReportCheck } from './first-report-check.ts'

const hourMs = 3_600_000
const vitalsRetentionMs = 7 * 24 * hourMs

/** Creates the function that counts Web Vitals of page reports, by the version of the page's first screen. */
export function createVitalsCounter(
  db: Database,
  registry: () => Promise<RegistryState>,
  { clock, oncePer }: { clock: () => Date; oncePer: FirstReportCheck },
) {
  return async (address: string, { vitals }: Pick<PageTelemetry, 'vitals'>): Promise<void> => {
    if (!vitals.some(({ of }) => of)) return
    const { builds } = await registry()
    const hour = new Date(Math.floor(clock().getTime() / hourMs) * hourMs)
    for (const { name: vital, value, of } of vitals) {
      if (!of || !builds.some((build) => build.name === of.remote && build.version === of.version)) continue
      if (!oncePer(address, `${of.remote} ${of.version} ${vital}`)) continue
      const good = value <= goodVitalThresholds[vital] ? 1 : 0
      await db
        .insert(versionVitals)
        .values({ name: of.remote, version: of.version, hour, vital, reports: 1, good })
        .onConflictDoUpdate({
          target: [versionVitals.name, versionVitals.version, versionVitals.hour, versionVitals.vital],
          set: { reports: sql`${versionVitals.reports} + 1`, good: sql`${versionVitals.good} + ${good}` },
        })
    }
  }
}

export const readVitalsSince = (
  db: Database,
  { name, version }: { name: string; version: string },
  since: Date,
): Promise<VersionHealth['vitals']> =>
  db
    .select({
      name: versionVitals.vital,
      told: sql<number>`sum(${versionVitals.reports})::int`,
      good: sql<number>`sum(${versionVitals.good})::int`,
    })
    .from(versionVitals)
    .where(
      and(eq(versionVitals.name, name), eq(versionVitals.version, version), gte(versionVitals.hour, since)),
    )
    .groupBy(versionVitals.vital)
    .orderBy(asc(versionVitals.vital))

export const deleteOldVitals = (db: Database, now: Date): Promise<unknown> =>
  db.delete(versionVitals).where(lt(versionVitals.hour, new Date(now.getTime() - vitalsRetentionMs)))
