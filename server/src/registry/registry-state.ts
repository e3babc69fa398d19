import { desc, max } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  builds,
  channels,
  type PreviousRegistryState,
  placements,
  releases,
} from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import type { RegistryState } from './build-selection.ts'
import { toStoredBuild } from './builds.ts'

/** Number of newest changes that are searched for builds that customers had. */
const maxChangesSearched = 200
const hourMs = 3_600_000

type ChannelRow = typeof channels.$inferSelect
type PlacementRow = Pick<typeof placements.$inferInsert, 'pinned' | 'rollout' | 'channel'>

function collectUsedHashes(
  channelRows: readonly ChannelRow[],
  placementRows: readonly PlacementRow[],
  before: readonly PreviousRegistryState[],
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

/** Returns the time of the newest change in milliseconds; 0 without changes. */
export async function readRegistrySequence(db: Database): Promise<number> {
  const [row] = await db.select({ at: max(releases.at) }).from(releases)
  return row?.at?.getTime() ?? 0
}

/**
 * Creates a function that reads the registry. Each page reads the sequence number; the rest is cached until that number
 * changes. New builds are fetched from the bucket first.
 */
export function createRegistryReader(
  db: Database,
  assets?: Pick<AssetStore, 'fetchLocally'>,
  now: () => number = Date.now,
): () => Promise<RegistryState> {
  let known: { changed: number; state: RegistryState } | undefined
  return async () => {
    const changed = await readRegistrySequence(db)
    const sequence = Math.max(changed, now() - (now() % hourMs))
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
    const neededHashes = new Set([
      ...channelRows.flatMap(({ hash, previous }) => [hash, previous]),
      ...placementRows.flatMap(({ pinned, rollout }) => [pinned, rollout]),
    ])
    for (const build of builtRows)
      if (neededHashes.has(build.hash)) await assets?.fetchLocally(toStoredBuild(build))
    const usedHashes = collectUsedHashes(
      channelRows,
      placementRows,
      releaseRows.map(({ before }) => before),
    )
    const state = {
      sequence,
      builds: builtRows,
      channels: channelRows,
      placements: placementRows,
      usedHashes,
    }
    known = { changed, state }
    return state
  }
}
