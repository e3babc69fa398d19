import { leadStatuses } from '@portal/contract/desk/lead'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm, partOf } from '../keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** What staff decided about requests for advice, step by step; the last one holds. No customer gets it. */
export const leadSteps = pgTable(
  'lead_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    leadId: integer().notNull(),
    /** 1 for the first, and so on: of two who decide at once one has it. */
    number: integer().notNull(),
    status: text({ enum: leadStatuses }).notNull(),
    /** Name of who deals with it from then on; null for nobody. */
    assignee: text(),
    note: text(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    ofFirm(table),
    partOf({ ...table, of: table.leadId }, tenantInbox),
    unique().on(table.leadId, table.number),
    index().on(table.customerId),
  ],
)
