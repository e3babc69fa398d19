import { type AnyPgColumn, type ForeignKeyBuilder, foreignKey } from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** References a customer of the same tenant. Records are deleted with the customer. */
export const referenceTenantCustomer = (table: {
  customerId: AnyPgColumn
  tenantId: AnyPgColumn
}): ForeignKeyBuilder =>
  foreignKey({
    columns: [table.customerId, table.tenantId],
    foreignColumns: [customers.id, customers.tenantId],
  }).onDelete('cascade')

/** References a parent record of the same customer. Records are deleted with the parent. */
export const referenceParentRecord = (
  part: { customerId: AnyPgColumn; of: AnyPgColumn },
  whole: { id: AnyPgColumn; customerId: AnyPgColumn },
): ForeignKeyBuilder =>
  foreignKey({
    columns: [part.of, part.customerId],
    foreignColumns: [whole.id, whole.customerId],
  }).onDelete('cascade')
