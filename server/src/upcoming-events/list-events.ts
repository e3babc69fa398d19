import { toTenantDay } from '@portal/contract/clock'
import type { CustomerEvent } from '@portal/domain/customer-events'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { upcomingEvents } from '../database/tables/upcoming-events.ts'

export interface ListedEvent extends CustomerEvent {
  customerId: number
  /** User name of the customer. */
  customer: string
}

export async function listUpcomingEvents(
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
