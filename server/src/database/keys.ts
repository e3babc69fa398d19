import { type AnyPgColumn, type ForeignKeyBuilder, foreignKey } from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** Holds a record to a customer of its own firm; it goes when the customer goes. */
export const ofFirm = (table: { customerId: AnyPgColumn; tenantId: AnyPgColumn }): ForeignKeyBuilder =>
  foreignKey({
    columns: [table.customerId, table.tenantId],
    foreignColumns: [customers.id, customers.tenantId],
  }).onDelete('cascade')

/** Holds a part of a record to the same customer as the record; it goes when the record goes. */
export const partOf = (
  part: { customerId: AnyPgColumn; of: AnyPgColumn },
  whole: { id: AnyPgColumn; customerId: AnyPgColumn },
): ForeignKeyBuilder =>
  foreignKey({
    columns: [part.of, part.customerId],
    foreignColumns: [whole.id, whole.customerId],
  }).onDelete('cascade')
