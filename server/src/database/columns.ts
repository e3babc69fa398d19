import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type ForeignKeyBuilder,
  foreignKey,
  integer,
  numeric,
  timestamp,
} from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** An amount in euro with cents. */
export const euro = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true })

/** The customer that a record belongs to, together with {@link firm} and {@link ofFirm}. */
export const owner = () => integer().notNull()

/**
 * The firm of a record's customer. Nobody writes it: it is the firm that the transaction is for, or else a trigger takes
 * that of the customer.
 */
export const firm = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

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
