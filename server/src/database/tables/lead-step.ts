import { leadStatuses } from '@portal/contract/desk/desk-lead'
import { integer, text, unique } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { referenceParentRecord } from '../foreign-keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** Status changes of requests for advice; the newest one applies. Customers cannot see them. */
export const leadSteps = createCustomerTable(
  'lead_steps',
  {
    leadId: integer().notNull(),
    /** From 1. Unique per lead, so that one of two concurrent steps fails. */
    number: integer().notNull(),
    status: text({ enum: leadStatuses }).notNull(),
    /** Name of the assignee; null for nobody. */
    assignee: text(),
    note: text(),
    createdBy: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [
    referenceParentRecord({ ...table, of: table.leadId }, tenantInbox),
    unique().on(table.leadId, table.number),
  ],
)
