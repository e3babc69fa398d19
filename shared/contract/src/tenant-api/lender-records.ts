import * as v from '@portal/contract/schema'
import { riskClasses } from '../interest-list.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import { booleanField, nameField, optionalField, pictureField, textField } from './record-field.ts'

const fractionField = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const rateByPeriodField = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a period in months')),
  fractionField,
)

/** Its HDN code is the id (ENTITY-14). Only operator keys can change it. */
export const lenderRecord = defineTenantRecord({
  of: 'all tenants',
  data: v.strictObject({
    name: nameField(),
    is_receiver: optionalField(booleanField),
    is_sender: optionalField(booleanField),
    min_hdn_version: optionalField(textField(20)),
    max_hdn_version: optionalField(textField(20)),
    logo: optionalField(pictureField),
  }),
  summary: 'A lender, by HDN code; the same for all tenants.',
})

export const productRecord = defineTenantRecord({
  of: 'all tenants',
  data: v.strictObject({
    lender: nameField(20),
    name: nameField(),
    /** By risk class and period in months, as fractions: 0.0364 is 3,64%. */
    rates: optionalField(
      v.strictObject(Object.fromEntries(riskClasses.map((risk) => [risk, v.optional(rateByPeriodField)]))),
    ),
    interest_only_surcharge: optionalField(fractionField),
  }),
  summary: 'A product of a lender with today’s rates; the same for all tenants.',
})
