import type { Coming } from '@portal/domain/coming'
import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { firm, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'

/** What the last night found ahead of each file; it raises no revision, since it changes nothing of the file. */
export const radar = pgTable(
  'radar',
  {
    customerId: owner().primaryKey(),
    tenantId: firm(),
    /** The day that it was worked out for. */
    day: date().notNull(),
    items: jsonb().$type<Coming[]>().notNull(),
  },
  (table) => [ofFirm(table), index().on(table.day)],
)
