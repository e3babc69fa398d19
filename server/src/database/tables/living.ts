import type { Living, LivingProperty } from '@portal/contract/living'
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { euro, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'

/** Stored facts of a customer's living situation. */
export type LivingFacts = Omit<InferInput<typeof Living>, 'property' | 'municipality_registration_date'> &
  Omit<
    InferInput<typeof LivingProperty>,
    | 'address'
    | 'postcode'
    | 'number'
    | 'number_addition'
    | 'street_name'
    | 'formatted_number'
    | 'city'
    | 'market_value'
    | 'woz_value_home'
  >

/** Customers' homes; no row if the address is unknown. */
export const livings = pgTable(
  'livings',
  {
    customerId: owner().primaryKey(),
    tenantId: ownTenant(),
    streetName: text(),
    number: text(),
    numberAddition: text(),
    postcode: text(),
    city: text(),
    registeredOn: date(),
    marketValue: euro(),
    wozValue: euro(),
    facts: jsonb().$type<LivingFacts>().notNull(),
  },
  (table) => [customerOfTenant(table)],
)
