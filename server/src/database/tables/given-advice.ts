import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant, partOf } from '../keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** Results shown to customers who requested advice, so that they can be shown and recalculated. */
export const givenAdvice = pgTable(
  'given_advice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    leadId: integer().notNull(),
    calculation: text({ enum: ['scenario', 'refinance', 'max', 'measures'] }).notNull(),
    /** Day of the calculation, 'YYYY-MM-DD'. */
    day: text().notNull(),
    /** First day of each applied norm edition. */
    editions: jsonb().$type<Record<string, string>>().notNull(),
    /** Original JSON text, since recalculation must give identical bytes. */
    input: text().notNull(),
    /** Null without a result. */
    outcome: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.leadId }, tenantInbox),
    index().on(table.customerId),
    index().on(table.leadId),
  ],
)
