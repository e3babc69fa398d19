import type { Income } from '@portal/contract/income'
import type { Obligation } from '@portal/contract/obligation'
import type { Possession } from '@portal/contract/possession'
import type { Retirement } from '@portal/contract/retirement'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

const earner = () => text({ enum: ['customer', 'partner'] }).notNull()

/** Incomes of customers and partners. */
export const incomes = pgTable(
  'incomes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    earner: earner(),
    facts: jsonb().$type<Omit<InferInput<typeof Income>, 'id'>>().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Pensions of customers and partners. */
export const retirements = pgTable(
  'retirements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    earner: earner(),
    facts: jsonb().$type<Omit<InferInput<typeof Retirement>, 'id'>>().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** What customers owe and pay. */
export const obligations = pgTable(
  'obligations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    facts: jsonb().$type<Omit<InferInput<typeof Obligation>, 'id'>>().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Savings of customers. */
export const possessions = pgTable(
  'possessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    facts: jsonb().$type<Omit<InferInput<typeof Possession>, 'id'>>().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)
