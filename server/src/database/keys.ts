import { type AnyPgColumn, type ForeignKeyBuilder, foreignKey } from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** Ties a record to a customer of its own tenant; it is deleted with the customer. */
export const customerOfTenant = (table: {
  customerId: AnyPgColumn
  tenantId: AnyPgColumn
}): ForeignKeyBuilder =>
  foreignKey({
    columns: [table.customerId, table.tenantId],
    foreignColumns: [customers.id, customers.tenantId],
  }).onDelete('cascade')

/** Ties a part of a record to the record's customer; it is deleted with the record. */
export const partOf = (
  part: { customerId: AnyPgColumn; of: AnyPgColumn },
  whole: { id: AnyPgColumn; customerId: AnyPgColumn },
): ForeignKeyBuilder =>
  foreignKey({
    columns: [part.of, part.customerId],
    foreignColumns: [whole.id, whole.customerId],
  }).onDelete('cascade')
