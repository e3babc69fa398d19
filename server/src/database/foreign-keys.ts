import { type AnyPgColumn, type ForeignKeyBuilder, foreignKey } from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** Foreign key from a record to a customer of the same tenant; the record is deleted with the customer. */
export const referenceTenantCustomer = (table: {
  customerId: AnyPgColumn
  tenantId: AnyPgColumn
}): ForeignKeyBuilder =>
  foreignKey({
    columns: [table.customerId, table.tenantId],
    foreignColumns: [customers.id, customers.tenantId],
  }).onDelete('cascade')

/** Foreign key from a part to its record and the record's customer; the part is deleted with the record. */
export const referenceParentRecord = (
  part: { customerId: AnyPgColumn; of: AnyPgColumn },
  whole: { id: AnyPgColumn; customerId: AnyPgColumn },
): ForeignKeyBuilder =>
  foreignKey({
    columns: [part.of, part.customerId],
    foreignColumns: [whole.id, whole.customerId],
  }).onDelete('cascade')
