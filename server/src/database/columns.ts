import { sql } from 'drizzle-orm'
import { boolean, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** Column for an amount in euro with cents. */
export const euroColumn = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** Column for a point in time with its time zone. */
export const timestampColumn = () => timestamp({ withTimezone: true })

/** The customer of a record, used with {@link tenantIdColumn} and the foreign key of `referenceTenantCustomer`. */
export const customerIdColumn = () => integer().notNull()

/**
 * Column for the tenant of a record's customer. Set automatically: by the transaction's tenant, or by a trigger from
 * the customer.
 */
export const tenantIdColumn = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

/**
 * Column for the guest who made a change in another's file, by number; null for the file's owner (HOUSE-08). Set
 * automatically.
 */
export const actorColumn = () =>
  integer().default(sql`nullif(current_setting('portal.actor', true), '')::integer`)

/** Columns of a requested document. */
export const documentRequestColumns = () => ({
  name: text().notNull(),
  comment: text(),
  completed: boolean().notNull().default(false),
  received: boolean().notNull().default(false),
  sent: boolean().notNull().default(false),
  date: date(),
  /** When staff saw the last document sent for it. */
  adviserSeenAt: timestampColumn(),
  /** Why staff rejected the last document; null if they did not. */
  rejected: text(),
  createdAt: timestampColumn().notNull(),
  updatedAt: timestampColumn().notNull(),
})
