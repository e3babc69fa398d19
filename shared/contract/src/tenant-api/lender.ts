import * as v from '@portal/contract/schema'
import { riskClasses } from '../interest-list.ts'
import { name, picture, some, words, yes } from './field.ts'
import { tenantRecord } from './kind.ts'

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const byPeriod = v.record(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a period in months')), fraction)

/** A lender in the HDN network (ENTITY-14), with its HDN code as id. Only operator keys can change it. */
export const lender = tenantRecord({
  of: 'all tenants',
  data: v.strictObject({
    name: name(),
    is_receiver: some(yes),
    is_sender: some(yes),
    min_hdn_version: some(words(20)),
    max_hdn_version: some(words(20)),
    logo: some(picture),
  }),
  summary: 'A lender, by its HDN code; the same for all tenants.',
})

/** A product of a lender (ENTITY-15) with current rates; its id is its number at the lender (`product_id`). */
export const product = tenantRecord({
  of: 'all tenants',
  data: v.strictObject({
    /** HDN code of the lender. */
    lender: name(20),
    name: name(),
    /** Rates by risk class and period in months, as fractions: 0.0364 is 3,64%. */
    rates: some(v.strictObject(Object.fromEntries(riskClasses.map((risk) => [risk, v.optional(byPeriod)])))),
    /** Surcharge for an interest-only part, as a fraction. */
    interest_only_surcharge: some(fraction),
  }),
  summary: 'A product of a lender, with its rates of today; the same for all tenants.',
})
