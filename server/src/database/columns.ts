import { sql } from 'drizzle-orm'
import { boolean, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** Euro with cents. */
export const euroColumn = () => numeric({ precision: 14, scale: 2, mode: 'number' })

export const timestampColumn = () => timestamp({ withTimezone: true })

/** Use it together with {@link tenantIdColumn} and `referenceTenantCustomer`. */
export const customerIdColumn = () => integer().notNull()

/** Tenant of the record's customer. Set by the transaction's tenant, or else by a trigger. */
export const tenantIdColumn = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

/** Guest who made a change in another person's file; null for the owner (HOUSE-08). Set by default from the session. */
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
  /** When staff saw the last document sent for this request. */
  adviserSeenAt: timestampColumn(),
  /** Reason why staff rejected the last document; null if they did not. */
  rejected: text(),
  createdAt: timestampColumn().notNull(),
  updatedAt: timestampColumn().notNull(),
})
