import { sql } from 'drizzle-orm'
import { boolean, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** Column for an amount in euro with cents. */
export const createEuroColumn = () => numeric({ precision: 14, scale: 2, mode: 'number' })

export const createTimestampColumn = () => timestamp({ withTimezone: true })

/** Tenant of the record's customer. Set by the transaction's tenant, or else by a trigger. */
export const createTenantIdColumn = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

/** Customer and tenant of a record. Use these columns together with `referenceTenantCustomer`. */
export const createCustomerColumns = () => ({
  customerId: integer().notNull(),
  tenantId: createTenantIdColumn(),
})

/**
 * Guest who made a change in another person's customer file; null for the owner (HOUSE-08). Set by default from the
 * session.
 */
export const createActorColumn = () =>
  integer().default(sql`nullif(current_setting('portal.actor', true), '')::integer`)

export const createDocumentRequestColumns = () => ({
  name: text().notNull(),
  comment: text(),
  completed: boolean().notNull().default(false),
  received: boolean().notNull().default(false),
  sent: boolean().notNull().default(false),
  date: date(),
  /** When staff saw the last document sent for this request. */
  adviserSeenAt: createTimestampColumn(),
  /** Reason why staff rejected the last document; null if they did not. */
  rejected: text(),
  createdAt: createTimestampColumn().notNull(),
  updatedAt: createTimestampColumn().notNull(),
})
