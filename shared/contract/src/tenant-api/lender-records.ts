import * as v from '@portal/contract/valibot'
import { riskClasses } from '../interest-rate-list.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  createNameField,
  createOptionalField,
  createTextField,
  pictureField,
} from './record-field.ts'

const fractionField = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const rateByPeriodField = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a period in months')),
  fractionField,
)

/** The id of the record is the lender's HDN code (ENTITY-14). Only keys of operators can change lenders. */
export const lenderRecord = defineTenantRecord({
  belongsTo: 'all tenants',
  data: v.strictObject({
    name: createNameField(),
    is_receiver: createOptionalField(booleanField),
    is_sender: createOptionalField(booleanField),
    min_hdn_version: createOptionalField(createTextField(20)),
    max_hdn_version: createOptionalField(createTextField(20)),
    logo: createOptionalField(pictureField),
  }),
  summary: 'A lender, by HDN code; the same for all tenants.',
})

export const productRecord = defineTenantRecord({
  belongsTo: 'all tenants',
  data: v.strictObject({
    lender: createNameField(20),
    name: createNameField(),
    /** Rates by risk class, then by period in months, as fractions: 0.0364 is 3,64%. */
    rates: createOptionalField(
      v.strictObject(Object.fromEntries(riskClasses.map((risk) => [risk, v.optional(rateByPeriodField)]))),
    ),
    interest_only_surcharge: createOptionalField(fractionField),
  }),
  summary: 'A product of a lender with today’s rates; the same for all tenants.',
})
