import { and, desc, eq } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { changeTenantProfile } from './change-tenant-profile.ts'
import type { CommandContext } from './command-context.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'
import type { CommandActions } from './staff-commands.ts'

export function createTenantCommands(
  context: CommandContext,
): Pick<CommandActions, 'flag' | 'lock' | 'read'> {
  const { db } = context
  return {
    flag: async ({ tenant, flag, value }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      await changeTenantProfile(db, tenantRow.id, ({ [flag]: _, ...profile }) =>
        value === 'unset' ? profile : { ...profile, [flag]: value === 'true' },
      )
      return { tenant: tenantRow.subdomain, [flag]: value }
    },
    lock: async ({ tenant, customer: name, locked }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      await db.update(customers).set({ locked }).where(eq(customers.id, customer.id))
      return { customer: customer.username, locked }
    },
    read: async ({ tenant, kind }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      const rows = await db
        .select({ customer: customers.username, item: tenantInbox })
        .from(tenantInbox)
        .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
        .where(and(eq(customers.tenantId, tenantRow.id), kind && eq(tenantInbox.kind, kind)))
        .orderBy(desc(tenantInbox.id))
        .limit(50)
      context.addAuditedCustomers(rows.map(({ item }) => item.customerId))
      await createSeenTimeRecorder(context).recordMessagesSeen(rows.map(({ item }) => item))
      return rows
    },
  }
}
