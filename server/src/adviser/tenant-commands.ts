import { and, desc, eq } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { refreshUpcomingEvents } from '../upcoming-events/calculate-events.ts'
import { listUpcomingEvents } from '../upcoming-events/list-events.ts'
import { changeTenantProfile } from './change-tenant-profile.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'

export function createTenantCommands(
  context: CommandContext,
): Pick<CommandActions, 'flag' | 'lock' | 'read' | 'upcoming-events'> {
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
    'upcoming-events': async ({ tenant, months, fresh }) => {
      const { id } = await context.findPermittedTenant(tenant)
      if (fresh) await refreshUpcomingEvents(context, id)
      const ahead = await listUpcomingEvents(context, id, months)
      context.addAuditedCustomers(ahead.map(({ customerId }) => customerId))
      return ahead.map(({ customerId: _, ...one }) => one)
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
