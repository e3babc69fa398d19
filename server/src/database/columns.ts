import { sql } from 'drizzle-orm'
import { boolean, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** An amount in euro with cents. */
export const euro = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true })

/** The customer of a record, used with {@link ownTenant} and the key `customerOfTenant`. */
export const owner = () => integer().notNull()

/**
 * The tenant of a record's customer. Set automatically: by the transaction's tenant, or by a trigger from the customer.
 */
export const ownTenant = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

/** File guest who made the change, by number; null for the file's owner (HOUSE-08). Set automatically. */
export const actor = () => integer().default(sql`nullif(current_setting('portal.actor', true), '')::integer`)

/** A requested document. */
export const requested = () => ({
  name: text().notNull(),
  comment: text(),
  completed: boolean().notNull().default(false),
  received: boolean().notNull().default(false),
  sent: boolean().notNull().default(false),
  /** Deadline. */
  date: date(),
  /** When staff saw the last document sent for it. */
  adviserSeenAt: moment(),
  /** Why the last document was rejected; null if it was not. */
  rejected: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})
