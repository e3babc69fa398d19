import type { AccessRights, PartnerConsents } from '@portal/contract/household'
import { isNull, sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { customers } from './customer.ts'

/**
 * Access that customers (`customerId`) grant to their own data: one row per grant, which remains after its end. The persons with
 * access are customers of the same tenant.
 */
export const accessGrants = createCustomerTable(
  'household_grants',
  {
    /** Customer who gets access. */
    personId: integer().notNull(),
    kind: text({ enum: ['partner', 'delegate'] }).notNull(),
    /** Name that the owner entered. */
    name: text().notNull(),
    email: text().notNull(),
    rights: jsonb().$type<AccessRights>().notNull(),
    /** Parts of the partner's own data that the partner shares; null before the partner accepts. */
    consents: jsonb().$type<PartnerConsents>(),
    givenAt: createTimestampColumn().notNull(),
    acceptedAt: createTimestampColumn(),
    /** Always set for a delegate. */
    endsAt: createTimestampColumn(),
    endedAt: createTimestampColumn(),
    endedBy: text({ enum: ['giver', 'person', 'tenant', 'time'] }),
  },
  (table) => [
    foreignKey({
      columns: [table.personId, table.tenantId],
      foreignColumns: [customers.id, customers.tenantId],
    }).onDelete('cascade'),
    uniqueIndex('household_open').on(table.customerId, table.personId).where(isNull(table.endedAt)),
    uniqueIndex('household_partner')
      .on(table.customerId)
      .where(sql`${table.kind} = 'partner' and ${table.endedAt} is null`),
    index().on(table.personId),
  ],
)
