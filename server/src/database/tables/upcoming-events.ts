import type { CustomerEvent } from '@portal/domain/customer-events'
import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Upcoming events found by the last nightly run; it does not increase the revision. */
export const upcomingEvents = pgTable(
  'radar',
  {
    customerId: owner().primaryKey(),
    tenantId: ownTenant(),
    /** Day of the calculation. */
    day: date().notNull(),
    items: jsonb().$type<CustomerEvent[]>().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.day)],
)
