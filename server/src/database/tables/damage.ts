import { boolean, date, integer, text, unique } from 'drizzle-orm/pg-core'
import { createDocumentRequestColumns, createEuroColumn, createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { referenceParentRecord } from '../foreign-keys.ts'

export const damages = createCustomerTable(
  'damages',
  {
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
  (table) => [unique().on(table.id, table.customerId)],
)

/** Documents that the tenant needs to handle a damage. */
export const damageProgress = createCustomerTable(
  'damage_progress',
  {
    damageId: integer().notNull(),
    ...createDocumentRequestColumns(),
  },
  (table) => [referenceParentRecord({ ...table, of: table.damageId }, damages)],
)

export const damagePayments = createCustomerTable(
  'damage_payments',
  {
    damageId: integer().notNull(),
    amount: createEuroColumn().notNull(),
    date: date(),
    payTo: text().notNull(),
  },
  (table) => [referenceParentRecord({ ...table, of: table.damageId }, damages)],
)
