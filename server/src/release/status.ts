import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { registryReader } from '../registry/registry-state.ts'
import { buckets, select } from '../registry/selection.ts'

/** Version of one remote at one tenant. */
export interface StatusRow {
  remote: string
  tenant: string
  version: string
  hash: string
  /** Channel, pinned, or switched off. */
  by: string
  rollout: string
}

/** Version of each remote at each tenant; tenants that follow `live` are combined in the row `*`. */
export async function statusRows(db: Database, remote?: string): Promise<StatusRow[]> {
  const state = await registryReader(db)()
  const tenantRows = await db
    .select({ tenant: tenants.subdomain })
    .from(tenants)
    .orderBy(asc(tenants.subdomain))
  const names = [...new Set(state.builds.map(({ name }) => name))]
    .sort()
    .filter((name) => !remote || name === remote)
  return names.flatMap((name) =>
    ['*', ...tenantRows.map(({ tenant }) => tenant)].flatMap((tenant): StatusRow[] => {
      const placement = state.placements.find((row) => row.name === name && row.tenant === tenant)
      if (tenant !== '*' && !placement) return []
      const steady = select(state, name, tenant, 99)?.build
      const isPinned = placement?.pinned || placement?.percent === buckets
      const rolledOut = state.builds.find((build) => build.hash === placement?.rollout && build.name === name)
      return [
        {
          remote: name,
          tenant,
          version: steady?.version ?? '-',
          hash: steady?.hash ?? '-',
          by: placement?.off ? 'off' : isPinned ? 'pinned' : (placement?.channel ?? 'live'),
          rollout:
            rolledOut && placement?.percent && placement.percent < buckets
              ? `${rolledOut.version} for ${placement.percent}%`
              : '',
        },
      ]
    }),
  )
}
