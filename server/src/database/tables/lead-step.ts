import { leadStatuses } from '@portal/contract/desk/lead'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant, partOf } from '../keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** Status changes of requests for advice; the last one is current. Not visible to customers. */
export const leadSteps = pgTable(
  'lead_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    leadId: integer().notNull(),
    /** From 1; concurrent steps conflict on it. */
    number: integer().notNull(),
    status: text({ enum: leadStatuses }).notNull(),
    /** Name of the assignee; null for nobody. */
    assignee: text(),
    note: text(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.leadId }, tenantInbox),
    unique().on(table.leadId, table.number),
    index().on(table.customerId),
  ],
)
