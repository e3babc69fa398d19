import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceParentRecord, referenceTenantCustomer } from '../foreign-keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** Results shown to customers who requested advice, so that they can be shown and recalculated. */
export const givenAdvice = pgTable(
  'given_advice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    leadId: integer().notNull(),
    calculation: text({ enum: ['scenario', 'refinance', 'max', 'measures'] }).notNull(),
    /** Day of the calculation, 'YYYY-MM-DD'. */
    day: text().notNull(),
    /** First day of each applied norm edition. */
    editions: jsonb().$type<Record<string, string>>().notNull(),
    /** Original JSON text, since recalculation must give identical bytes. */
    input: text().notNull(),
    /** Result as JSON; null without a result. */
    outcome: text(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    referenceParentRecord({ ...table, of: table.leadId }, tenantInbox),
    index().on(table.customerId),
    index().on(table.leadId),
  ],
)
