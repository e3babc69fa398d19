import type { BuildExtraConfigColumns } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
} from 'drizzle-orm/pg-core'
import { createCustomerColumns } from './columns.ts'
import { referenceTenantCustomer } from './foreign-keys.ts'

const createOwnerColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ...createCustomerColumns(),
})

/**
 * Defines a table with records of customers: with an id, the customer and the tenant. The records are deleted with the
 * customer, and there is an index of the customer.
 */
export const createCustomerTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  createConstraints: (
    table: BuildExtraConfigColumns<Name, ReturnType<typeof createOwnerColumns> & Columns, 'pg'>,
  ) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable(name, { ...createOwnerColumns(), ...columns }, (table) => {
    const owner = table as unknown as Record<'customerId' | 'tenantId', AnyPgColumn>
    return [referenceTenantCustomer(owner), index().on(owner.customerId), ...createConstraints(table)]
  })
