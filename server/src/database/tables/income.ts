import type { Income } from '@portal/contract/income'
import type { Obligation } from '@portal/contract/obligation'
import type { Possession } from '@portal/contract/possession'
import type { Retirement } from '@portal/contract/retirement'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { createCustomerIdColumn, createTenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

const createEarnerColumn = () => text({ enum: ['customer', 'partner'] }).notNull()

export const incomes = pgTable(
  'incomes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    earner: createEarnerColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Income>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

export const retirements = pgTable(
  'retirements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    earner: createEarnerColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Retirement>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

export const obligations = pgTable(
  'obligations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Obligation>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Savings of customers. */
export const possessions = pgTable(
  'possessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Possession>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
