import type { Income } from '@portal/contract/income'
import type { Obligation } from '@portal/contract/obligation'
import type { Possession } from '@portal/contract/possession'
import type { Retirement } from '@portal/contract/retirement'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { customerIdColumn, tenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

const earnerColumn = () => text({ enum: ['customer', 'partner'] }).notNull()

export const incomes = pgTable(
  'incomes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    earner: earnerColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Income>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

export const retirements = pgTable(
  'retirements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    earner: earnerColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Retirement>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Debts and other obligations. */
export const obligations = pgTable(
  'obligations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Obligation>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Savings. */
export const possessions = pgTable(
  'possessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    facts: jsonb().$type<Omit<InferInput<typeof Possession>, 'id'>>().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
