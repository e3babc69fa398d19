import type { CustomerEvent } from '@portal/domain/customer-events'
import { date, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { createTenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

/**
 * Upcoming events of each customer, which the nightly run calculates. Changes in this table do not increase the
 * customer's revision.
 */
export const upcomingEvents = pgTable(
  'upcoming_events',
  {
    customerId: integer().primaryKey(),
    tenantId: createTenantIdColumn(),
    day: date().notNull(),
    items: jsonb().$type<CustomerEvent[]>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.day)],
)
