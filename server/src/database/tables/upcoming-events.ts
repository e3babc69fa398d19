import type { CustomerEvent } from '@portal/domain/customer-events'
import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Found by the nightly run. Changes here do not increase the customer's revision. */
export const upcomingEvents = pgTable(
  'upcoming_events',
  {
    customerId: customerIdColumn().primaryKey(),
    tenantId: tenantIdColumn(),
    day: date().notNull(),
    items: jsonb().$type<CustomerEvent[]>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.day)],
)
