import type { Consents, Rights } from '@portal/contract/household'
import { isNull, sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { customers } from './customer.ts'

/**
 * Access that customers give others to their file: one row from invitation to end, and after it. Who gets in is a customer of
 * the same firm too, so that signing in is the same for all.
 */
export const householdGrants = pgTable(
  'household_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose file it is. */
    customerId: owner(),
    tenantId: firm(),
    /** Who gets in. */
    personId: integer().notNull(),
    kind: text({ enum: ['partner', 'delegate'] }).notNull(),
    /** As who gave it calls the other. */
    name: text().notNull(),
    email: text().notNull(),
    rights: jsonb().$type<Rights>().notNull(),
    /** What a partner lets the other see and change of what is the partner's own; null until it was accepted. */
    consents: jsonb().$type<Consents>(),
    givenAt: moment().notNull(),
    acceptedAt: moment(),
    /** When it ends by itself; a delegate's always does. */
    endsAt: moment(),
    endedAt: moment(),
    endedBy: text({ enum: ['giver', 'person', 'firm', 'time'] }),
  },
  (table) => [
    ofFirm(table),
    foreignKey({
      columns: [table.personId, table.tenantId],
      foreignColumns: [customers.id, customers.tenantId],
    }).onDelete('cascade'),
    uniqueIndex('household_open').on(table.customerId, table.personId).where(isNull(table.endedAt)),
    uniqueIndex('household_partner')
      .on(table.customerId)
      .where(sql`${table.kind} = 'partner' and ${table.endedAt} is null`),
    index().on(table.customerId),
    index().on(table.personId),
  ],
)
