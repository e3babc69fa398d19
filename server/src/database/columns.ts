import { sql } from 'drizzle-orm'
import { boolean, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** An amount in euro with cents. */
export const euro = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true })

/** The customer that a record belongs to, together with {@link firm} and the key `ofFirm`. */
export const owner = () => integer().notNull()

/**
 * The firm of a record's customer. Nobody writes it: it is the firm that the transaction is for, or else a trigger takes
 * that of the customer.
 */
export const firm = () =>
  integer().notNull().default(sql`nullif(current_setting('portal.tenant', true), '')::integer`)

/** Who did it where that was not the file's own customer but somebody let into the file, by number (HOUSE-08). Nobody writes it. */
export const actor = () => integer().default(sql`nullif(current_setting('portal.actor', true), '')::integer`)

/** A document that the firm waits for. */
export const requested = () => ({
  name: text().notNull(),
  comment: text(),
  completed: boolean().notNull().default(false),
  received: boolean().notNull().default(false),
  sent: boolean().notNull().default(false),
  /** Day before which it is wanted. */
  date: date(),
  /** When the firm looked at what was sent for it last. */
  adviserSeenAt: moment(),
  /** Why what was sent for it last was not taken; null where it was, or nothing was sent since. */
  rejected: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})
