import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { radarOf } from '../radar/list.ts'
import { refreshRadar } from '../radar/work.ts'
import { findTenantByName } from '../tenants/find.ts'
import type { Actions } from './commands.ts'
import { lookedAt } from './looked-at.ts'
import { changeProfile } from './profile.ts'
import { customerOf } from './records.ts'

/** What concerns a whole firm, or whether its customers can save. */
export function tenantWork(context: Context): Pick<Actions, 'flag' | 'lock' | 'read' | 'radar'> {
  const { db } = context
  return {
    flag: async ({ tenant, flag, value }) => {
      const tenantRow = await findTenantByName(db, tenant)
      await changeProfile(db, tenantRow.id, ({ [flag]: _, ...profile }) =>
        value === 'unset' ? profile : { ...profile, [flag]: value === 'true' },
      )
      return { tenant: tenantRow.subdomain, [flag]: value }
    },
    lock: async ({ tenant, customer: name, locked }) => {
      const { customer } = await customerOf(context, tenant, name)
      await db.update(customers).set({ locked }).where(eq(customers.id, customer.id))
      return { customer: customer.username, locked }
    },
    radar: async ({ tenant, months, fresh }) => {
      const { id } = await findTenantByName(db, tenant)
      if (fresh) await refreshRadar(context, id)
      return radarOf(context, id, months)
    },
    read: async ({ tenant, kind }) => {
      const tenantRow = await findTenantByName(db, tenant)
      const rows = await db
        .select({ customer: customers.username, item: tenantInbox })
        .from(tenantInbox)
        .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
        .where(and(eq(customers.tenantId, tenantRow.id), kind && eq(tenantInbox.kind, kind)))
        .orderBy(desc(tenantInbox.id))
        .limit(50)
      await lookedAt(context).written(rows.map(({ item }) => item))
      return rows
    },
  }
}
