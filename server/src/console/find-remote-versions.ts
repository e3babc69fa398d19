import type { PublishedVersion, VersionHealth } from '@portal/contract/release'
import type { Database } from '../database/database.ts'
import { publishers } from '../database/tables/build.ts'
import type { RegistryState } from '../registry/build-selection.ts'
import type { Build } from '../registry/builds.ts'
import { parseProvenance } from '../release/publishers.ts'
import { countRunsSince } from '../release/watch/run-counts.ts'
import { readVitalsSince } from '../release/watch/vitals.ts'
import { findBuilds } from './released-remote.ts'

const dayMs = 86_400_000
const maxUnusedVersions = 10

async function readVersionHealth(db: Database, build: Build, now: Date): Promise<VersionHealth> {
  const since = new Date(now.getTime() - dayMs)
  const [runs, vitals] = await Promise.all([
    countRunsSince(db, build, since),
    readVitalsSince(db, build, since),
  ])
  return { ...runs, vitals }
}

const getGitCommit = (build: Build): string | null =>
  parseProvenance(build)?.predicate.buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? null

/**
 * Lists the versions that customers get or recently got, and the newest other versions. The newest version comes first.
 */
export async function findRemoteVersions(
  db: Database,
  state: RegistryState,
  name: string,
  now: Date,
): Promise<PublishedVersion[]> {
  const all = findBuilds(state, name)
  const others = all.filter(({ hash }) => !state.usedHashes.has(hash)).slice(0, maxUnusedVersions)
  const teams = await db
    .select({ key: publishers.publicKey, team: publishers.team, revokedAt: publishers.revokedAt })
    .from(publishers)
  const findTeam = ({ publicKey }: Build) => teams.find(({ key }) => key === publicKey)
  return Promise.all(
    all
      .filter((build) => state.usedHashes.has(build.hash) || others.includes(build))
      .map(async (build) => ({
        version: build.version,
        hash: build.hash,
        published_at: build.publishedAt.toISOString(),
        published_by: findTeam(build)?.team ?? null,
        commit: getGitCommit(build),
        passed_at: build.passedAt?.toISOString() ?? null,
        withdrawn: Boolean(findTeam(build)?.revokedAt),
        health: await readVersionHealth(db, build, now),
      })),
  )
}
