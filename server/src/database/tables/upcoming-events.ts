import type { CustomerEvent } from '@portal/domain/customer-events'
import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/** Upcoming events found by the last nightly run; it does not increase the revision. */
export const upcomingEvents = pgTable(
  'radar',
  {
    customerId: customerIdColumn().primaryKey(),
    tenantId: tenantIdColumn(),
    /** Day of the calculation. */
    day: date().notNull(),
    items: jsonb().$type<CustomerEvent[]>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.day)],
)
