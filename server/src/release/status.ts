import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { select } from '../registry/selection.ts'
import { registryReader } from '../registry/state.ts'

/** What one firm gets of one remote. */
export interface StatusRow {
  remote: string
  tenant: string
  version: string
  hash: string
  /** By channel, pinned, or switched off. */
  by: string
  rollout: string
}

/** What each firm gets of each remote; firms that simply follow live stand together in the row of `*`. */
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
      const rolledOut = state.builds.find((build) => build.hash === placement?.rollout && build.name === name)
      return [
        {
          remote: name,
          tenant,
          version: steady?.version ?? '-',
          hash: steady?.hash ?? '-',
          by: placement?.off ? 'off' : placement?.pinned ? 'pinned' : (placement?.channel ?? 'live'),
          rollout: rolledOut && placement?.percent ? `${rolledOut.version} for ${placement.percent}%` : '',
        },
      ]
    }),
  )
}
