import type { Database } from '../database/database.ts'
import { builds, channels, placements } from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import { filesOf } from './builds.ts'
import { sequenceOf } from './releases.ts'
import type { RegistryState } from './selection.ts'

/**
 * Reads the registry's state, from memory while nothing has changed. Each page asks for the sequence anew, so that a
 * change is in force for the next page of every process. What customers may then get is fetched beforehand, where the
 * store of builds is elsewhere.
 */
export function registryReader(
  db: Database,
  assets?: Pick<AssetStore, 'have'>,
): () => Promise<RegistryState> {
  let known: RegistryState | undefined
  return async () => {
    const sequence = await sequenceOf(db)
    if (known?.sequence === sequence) return known
    const [builtRows, channelRows, placementRows] = await Promise.all([
      db.select().from(builds),
      db.select().from(channels),
      db.select().from(placements),
    ])
    const given = new Set([
      ...channelRows.flatMap(({ hash, previous }) => [hash, previous]),
      ...placementRows.flatMap(({ pinned, rollout }) => [pinned, rollout]),
    ])
    for (const build of builtRows) if (given.has(build.hash)) await assets?.have(filesOf(build))
    known = { sequence, builds: builtRows, channels: channelRows, placements: placementRows }
    return known
  }
}
