import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { referenceParentRecord } from '../foreign-keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** Results that customers saw when they requested advice, so that staff can show and recalculate them. */
export const givenAdvice = createCustomerTable(
  'given_advice',
  {
    leadId: integer().notNull(),
    calculation: text({ enum: ['scenario', 'refinance', 'max', 'measures'] }).notNull(),
    /** 'YYYY-MM-DD'. */
    day: text().notNull(),
    /** First day of each norm edition that was used. */
    editions: jsonb().$type<Record<string, string>>().notNull(),
    /** Original text, since a recalculation must give identical bytes. */
    input: text().notNull(),
    /** JSON text; null if there was no result. */
    outcome: text(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [referenceParentRecord({ ...table, of: table.leadId }, tenantInbox), index().on(table.leadId)],
)
