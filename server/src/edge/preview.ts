import type { Page } from '@portal/contract/page'
import { brandOf } from '@portal/domain/theme/brand'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'

/** Where the demo shows every component in every firm's colours. */
export const previewPath = '/_themes'

/** Where the demo tells developers how each remote of a page fares. */
export const remotesPath = '/_remotes'

/** All firms with their colours. */
export async function tenantsOf(db: Database): Promise<NonNullable<Page['preview']>> {
  const rows = await db.select({ profile: tenants.profile }).from(tenants).orderBy(tenants.id)
  return rows.map(({ profile }) => ({
    name: profile.name,
    brand: brandOf({ ...profile, tertiary_color: profile.tertiary_color ?? null }),
  }))
}
