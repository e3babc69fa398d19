import type { LivingDetails, LivingProperty } from '@portal/contract/living-details'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { createEuroColumn, createTenantIdColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export type HomeFacts = Omit<
  InferInput<typeof LivingDetails>,
  'property' | 'municipality_registration_date'
> &
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

/** Homes of customers. A customer without a known address has no row. */
export const homes = pgTable(
  'livings',
  {
    customerId: integer().primaryKey(),
    tenantId: createTenantIdColumn(),
    streetName: text(),
    number: text(),
    numberAddition: text(),
    postcode: text(),
    city: text(),
    registeredOn: date(),
    marketValue: createEuroColumn(),
    wozValue: createEuroColumn(),
    facts: jsonb().$type<HomeFacts>().notNull(),
  },
  (table) => [referenceTenantCustomer(table)],
)
