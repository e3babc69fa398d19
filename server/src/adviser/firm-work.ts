import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { firmInbox } from '../database/tables/firm-inbox.ts'
import { tenants } from '../database/tables/tenant.ts'
import { notFound } from '../http/http-error.ts'
import { findTenantByName, forgetTenants } from '../tenants/find.ts'
import type { Actions } from './commands.ts'
import { customerOf } from './records.ts'

/** What concerns a whole firm, or whether its customers can save. */
export function firmWork(context: Context): Pick<Actions, 'flag' | 'lock' | 'read'> {
  const { db } = context
  return {
    flag: async ({ tenant, flag, value }) => {
      const firm = await findTenantByName(db, tenant)
      await db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(tenants).where(eq(tenants.id, firm.id)).for('update')
        if (!row) throw notFound()
        const { [flag]: _, ...profile } = row.profile
        await transaction
          .update(tenants)
          .set({ profile: value === 'unset' ? profile : { ...profile, [flag]: value === 'true' } })
          .where(eq(tenants.id, firm.id))
      })
      forgetTenants(db)
      return { tenant: firm.subdomain, [flag]: value }
    },
    lock: async ({ tenant, customer: name, locked }) => {
      const { customer } = await customerOf(context, tenant, name)
      await db.update(customers).set({ locked }).where(eq(customers.id, customer.id))
      return { customer: customer.username, locked }
    },
    read: async ({ tenant, kind }) => {
      const firm = await findTenantByName(db, tenant)
      return db
        .select({ customer: customers.username, item: firmInbox })
        .from(firmInbox)
        .innerJoin(customers, eq(customers.id, firmInbox.customerId))
        .where(and(eq(customers.tenantId, firm.id), kind && eq(firmInbox.kind, kind)))
        .orderBy(desc(firmInbox.id))
        .limit(50)
    },
  }
}
