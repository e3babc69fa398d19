import type { Database } from '../database/database.ts'
import { rolloutBucketCount, selectBuild } from '../registry/build-selection.ts'
import { createRegistryReader } from '../registry/registry-state.ts'

/** Version of a remote at a tenant. */
export interface ReleaseStatusRow {
  remote: string
  tenant: string
  version: string
  hash: string
  /** Why the tenant gets the version: the name of a channel, 'pinned' or 'off'. */
  by: string
  rollout: string
}

/** Reads the versions per remote and tenant. Tenants that follow `live` are combined in the row `*`. */
export async function readReleaseStatus(db: Database, remote?: string): Promise<ReleaseStatusRow[]> {
  const state = await createRegistryReader(db)()
  const names = [...new Set(state.builds.map(({ name }) => name))]
    .sort()
    .filter((name) => !remote || name === remote)
  return names.flatMap((name) => {
    const placed = state.placements.filter((row) => row.name === name)
    const tenants = new Set(['*', ...placed.map(({ tenant }) => tenant).sort()])
    return [...tenants].map((tenant): ReleaseStatusRow => {
      const placement = placed.find((row) => row.tenant === tenant)
      const steady = selectBuild(state, name, tenant, 99)?.build
      const isPinned = placement?.pinned || placement?.percent === rolloutBucketCount
      const rolledOut = state.builds.find((build) => build.hash === placement?.rollout && build.name === name)
      return {
        remote: name,
        tenant,
        version: steady?.version ?? '-',
        hash: steady?.hash ?? '-',
        by: placement?.off ? 'off' : isPinned ? 'pinned' : (placement?.channel ?? 'live'),
        rollout:
          rolledOut && placement?.percent && placement.percent < rolloutBucketCount
            ? `${rolledOut.version} for ${placement.percent}%`
            : '',
      }
    })
  })
}
