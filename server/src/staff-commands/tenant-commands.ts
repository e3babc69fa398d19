import { toTenantDay } from '@portal/contract/clock'
import type { CustomerEvent } from '@portal/domain/customer-events'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'
import { refreshUpcomingEvents } from '../upcoming-events/calculate-events.ts'
import { changeTenantProfile } from './change-tenant-profile.ts'
import type { CommandContext } from './command-context.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'
import type { CommandActions } from './staff-commands.ts'

interface ListedEvent extends CustomerEvent {
  customerId: number
  /** User name of the customer. */
  customer: string
}

async function listUpcomingEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: number,
  months: number,
): Promise<ListedEvent[]> {
  const today = toTenantDay(clock())
  const rows = await db
    .select({ customerId: customers.id, customer: customers.username, item: sql<CustomerEvent>`item` })
    .from(upcomingEvents)
    .innerJoin(customers, eq(customers.id, upcomingEvents.customerId))
    .innerJoin(sql`lateral jsonb_array_elements(${upcomingEvents.items}) item`, sql`true`)
    .where(
      sql`${customers.tenantId} = ${tenantId} and (item->>'date')::date between ${today}::date and ${today}::date + make_interval(months => ${months})`,
    )
    .orderBy(sql`item->>'date'`, customers.username)
  return rows.map(({ item, ...whose }) => ({ ...whose, ...item }))
}

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
