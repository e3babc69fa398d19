import type { PublishedVersion, VersionHealth } from '@portal/contract/release'
import type { Database } from '../database/database.ts'
import { publishers } from '../database/tables/build.ts'
import type { Build } from '../registry/builds.ts'
import type { RegistryState } from '../registry/selection.ts'
import { provenanceIn } from '../release/publishers.ts'
import { runsSince } from '../release/watch/run-counts.ts'
import { vitalsSince } from '../release/watch/vitals.ts'
import { buildsOf } from './released.ts'

const aDay = 86_400_000
/** Maximum number of unused versions listed. */
const maxUnusedVersions = 10

async function healthOf(db: Database, build: Build, now: Date): Promise<VersionHealth> {
  const since = new Date(now.getTime() - aDay)
  const [runs, vitals] = await Promise.all([runsSince(db, build, since), vitalsSince(db, build, since)])
  return { ...runs, vitals }
}

const commitOf = (build: Build): string | null =>
  provenanceIn(build)?.predicate.buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? null

/** Versions of a remote in use or used recently, and the newest others; newest first. */
export async function versionsOf(
  db: Database,
  state: RegistryState,
  name: string,
  now: Date,
): Promise<PublishedVersion[]> {
  const all = buildsOf(state, name)
  const others = all.filter(({ hash }) => !state.had.has(hash)).slice(0, maxUnusedVersions)
  const teams = await db
    .select({ key: publishers.publicKey, team: publishers.team, revokedAt: publishers.revokedAt })
    .from(publishers)
  const teamOf = ({ publicKey }: Build) => teams.find(({ key }) => key === publicKey)
  return Promise.all(
    all
      .filter((build) => state.had.has(build.hash) || others.includes(build))
      .map(async (build) => ({
        version: build.version,
        hash: build.hash,
        published_at: build.publishedAt.toISOString(),
        published_by: teamOf(build)?.team ?? null,
        commit: commitOf(build),
        passed_at: build.passedAt?.toISOString() ?? null,
        withdrawn: Boolean(teamOf(build)?.revokedAt),
        health: await healthOf(db, build, now),
      })),
  )
}
