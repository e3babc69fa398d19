import type { Consents, Rights } from '@portal/contract/household'
import { isNull, sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { customers } from './customer.ts'

/**
 * Customers' grants of access to their file: one row from invitation to end, and after. Guests are customers of the
 * same tenant, so that sign-in is the same.
 */
export const householdGrants = pgTable(
  'household_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The file's owner. */
    customerId: owner(),
    tenantId: ownTenant(),
    /** The guest. */
    personId: integer().notNull(),
    kind: text({ enum: ['partner', 'delegate'] }).notNull(),
    /** The guest's name for the owner. */
    name: text().notNull(),
    email: text().notNull(),
    rights: jsonb().$type<Rights>().notNull(),
    /** What a partner shares of their own data; null until accepted. */
    consents: jsonb().$type<Consents>(),
    givenAt: moment().notNull(),
    acceptedAt: moment(),
    /** End date; a delegate always has one. */
    endsAt: moment(),
    endedAt: moment(),
    endedBy: text({ enum: ['giver', 'person', 'tenant', 'time'] }),
  },
  (table) => [
    customerOfTenant(table),
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
