import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { createNotFoundError } from '../http/http-error.ts'

type StoredTenantProfile = (typeof tenants.$inferSelect)['profile']

/**
 * Changes a tenant's profile while holding a lock on it.
 * @throws HttpError 404 for an unknown tenant
 */
export async function changeTenantProfile(
  db: Database,
  tenantId: number,
  change: (profile: StoredTenantProfile) => StoredTenantProfile,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const own = eq(tenants.id, tenantId)
    const [row] = await transaction.select().from(tenants).where(own).for('update')
    if (!row) throw createNotFoundError()
    await transaction
      .update(tenants)
      .set({ profile: change(row.profile) })
      .where(own)
  })
}
