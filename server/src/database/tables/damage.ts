import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { euro, moment, owner, ownTenant, requested } from '../columns.ts'
import { customerOfTenant, partOf } from '../keys.ts'

/** Damage reports. */
export const damages = pgTable(
  'damages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    type: text().notNull(),
    cause: text(),
    date: date(),
    description: text(),
    estimated: euro(),
    policyContractNumber: text(),
    settled: boolean().notNull().default(false),
    status: text(),
    payTo: text(),
    seenAt: moment(),
  },
  (table) => [customerOfTenant(table), unique().on(table.id, table.customerId), index().on(table.customerId)],
)

/** Documents that the handling of a damage requires. */
export const damageProgress = pgTable(
  'damage_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    damageId: integer().notNull(),
    ...requested(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.damageId }, damages),
    index().on(table.customerId),
  ],
)

/** Payments for damages. */
export const damagePayments = pgTable(
  'damage_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    damageId: integer().notNull(),
    amount: euro().notNull(),
    date: date(),
    payTo: text().notNull(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.damageId }, damages),
    index().on(table.customerId),
  ],
)
