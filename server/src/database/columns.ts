import { integer, numeric, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './tables/customer.ts'

/** An amount in euro with cents. */
export const euro = () => numeric({ precision: 14, scale: 2, mode: 'number' })

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true })

/** The customer that a record belongs to; it goes when the customer goes. */
export const owner = () =>
  integer()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })
