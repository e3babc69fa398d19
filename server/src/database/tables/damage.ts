import { boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import {
  createCustomerIdColumn,
  createDocumentRequestColumns,
  createEuroColumn,
  createTenantIdColumn,
  createTimestampColumn,
} from '../columns.ts'
import { referenceParentRecord, referenceTenantCustomer } from '../foreign-keys.ts'

export const damages = pgTable(
  'damages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    type: text().notNull(),
    cause: text(),
    date: date(),
    description: text(),
    estimated: createEuroColumn(),
    policyContractNumber: text(),
    settled: boolean().notNull().default(false),
    status: text(),
    payTo: text(),
    seenAt: createTimestampColumn(),
  },
  (table) => [
    referenceTenantCustomer(table),
    unique().on(table.id, table.customerId),
    index().on(table.customerId),
  ],
)

/** Documents that the tenant needs to handle a damage. */
export const damageProgress = pgTable(
  'damage_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    damageId: integer().notNull(),
    ...createDocumentRequestColumns(),
  },
  (table) => [
    referenceTenantCustomer(table),
    referenceParentRecord({ ...table, of: table.damageId }, damages),
    index().on(table.customerId),
  ],
)

export const damagePayments = pgTable(
  'damage_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: createCustomerIdColumn(),
    tenantId: createTenantIdColumn(),
    damageId: integer().notNull(),
    amount: createEuroColumn().notNull(),
    date: date(),
    payTo: text().notNull(),
  },
  (table) => [
    referenceTenantCustomer(table),
    referenceParentRecord({ ...table, of: table.damageId }, damages),
    index().on(table.customerId),
  ],
)
