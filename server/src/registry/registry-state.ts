import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { builds, channels, placements, type ReleaseState, releases } from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import { filesOf } from './builds.ts'
import { sequenceOf } from './release-history.ts'
import type { RegistryState } from './selection.ts'

/** Number of changes that are searched for earlier builds of customers. */
const maxChangesSearched = 200
const anHour = 3_600_000

type Channel = typeof channels.$inferSelect
type Placement = Pick<typeof placements.$inferInsert, 'pinned' | 'rollout' | 'channel'>

/** Builds that customers have or had: of their channels, and of placements. */
function hashesOf(
  channelRows: readonly Channel[],
  placementRows: readonly Placement[],
  before: readonly ReleaseState[],
): Set<string | null | undefined> {
  const followed = new Set(['live', ...placementRows.map(({ channel }) => channel)])
  const channelsHad = [...channelRows, ...before.flatMap(({ channel }) => channel ?? [])]
  const placementsHad = [...placementRows, ...before.flatMap(({ placement }) => placement ?? [])]
  return new Set([
    ...channelsHad
      .filter(({ channel }) => followed.has(channel))
      .flatMap(({ hash, previous }) => [hash, previous]),
    ...placementsHad.flatMap(({ pinned, rollout }) => [pinned, rollout]),
  ])
}

/**
 * Reads the registry's state, cached while the sequence is unchanged. Each page reads the sequence, so that a change
 * applies to the next page in every process. New builds are fetched from a remote store first.
 */
export function registryReader(
  db: Database,
  assets?: Pick<AssetStore, 'have'>,
  now: () => number = Date.now,
): () => Promise<RegistryState> {
  let known: { changed: number; state: RegistryState } | undefined
  return async () => {
    const changed = await sequenceOf(db)
    const sequence = Math.max(changed, now() - (now() % anHour))
    if (known?.changed === changed && known.state.sequence === sequence) return known.state
    const [builtRows, channelRows, placementRows, releaseRows] = await Promise.all([
      db.select().from(builds),
      db.select().from(channels),
      db.select().from(placements),
      db
        .select({ before: releases.before })
        .from(releases)
        .orderBy(desc(releases.id))
        .limit(maxChangesSearched),
    ])
    const given = new Set([
      ...channelRows.flatMap(({ hash, previous }) => [hash, previous]),
      ...placementRows.flatMap(({ pinned, rollout }) => [pinned, rollout]),
    ])
    for (const build of builtRows) if (given.has(build.hash)) await assets?.have(filesOf(build))
    const had = hashesOf(
      channelRows,
      placementRows,
      releaseRows.map(({ before }) => before),
    )
    const state = { sequence, builds: builtRows, channels: channelRows, placements: placementRows, had }
    known = { changed, state }
    return state
  }
}
