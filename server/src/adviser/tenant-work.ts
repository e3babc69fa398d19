import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { notFound } from '../http/http-error.ts'
import { findTenantByName, forgetTenants } from '../tenants/find.ts'
import type { Actions } from './commands.ts'
import { customerOf } from './records.ts'

/** What concerns a whole firm, or whether its customers can save. */
export function tenantWork(context: Context): Pick<Actions, 'flag' | 'lock' | 'read'> {
  const { db } = context
  return {
    flag: async ({ tenant, flag, value }) => {
      const tenantRow = await findTenantByName(db, tenant)
      await db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(tenants)
          .where(eq(tenants.id, tenantRow.id))
          .for('update')
        if (!row) throw notFound()
        const { [flag]: _, ...profile } = row.profile
        await transaction
          .update(tenants)
          .set({ profile: value === 'unset' ? profile : { ...profile, [flag]: value === 'true' } })
          .where(eq(tenants.id, tenantRow.id))
      })
      forgetTenants(db)
      return { tenant: tenantRow.subdomain, [flag]: value }
    },
    lock: async ({ tenant, customer: name, locked }) => {
      const { customer } = await customerOf(context, tenant, name)
      await db.update(customers).set({ locked }).where(eq(customers.id, customer.id))
      return { customer: customer.username, locked }
    },
    read: async ({ tenant, kind }) => {
      const tenantRow = await findTenantByName(db, tenant)
      return db
        .select({ customer: customers.username, item: tenantInbox })
        .from(tenantInbox)
        .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
        .where(and(eq(customers.tenantId, tenantRow.id), kind && eq(tenantInbox.kind, kind)))
        .orderBy(desc(tenantInbox.id))
        .limit(50)
    },
  }
}
