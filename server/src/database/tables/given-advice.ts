import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm, partOf } from '../keys.ts'
import { tenantInbox } from './tenant-inbox.ts'

/** What customers were shown when they asked for advice, so that it can be shown and worked out again. */
export const givenAdvice = pgTable(
  'given_advice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    leadId: integer().notNull(),
    calculation: text({ enum: ['scenario', 'refinance', 'max', 'measures'] }).notNull(),
    /** Day of the calculation, 'YYYY-MM-DD'. */
    day: text().notNull(),
    /** First day of the edition of each kind of norm. */
    editions: jsonb().$type<Record<string, string>>().notNull(),
    /** JSON as it was, for the same bytes are to come out. */
    input: text().notNull(),
    /** Null where nothing could be worked out. */
    outcome: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    ofFirm(table),
    partOf({ ...table, of: table.leadId }, tenantInbox),
    index().on(table.customerId),
    index().on(table.leadId),
  ],
)
