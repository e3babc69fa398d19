import * as v from '@portal/contract/schema'
import { Mortgage, MortgageProperty } from '../mortgage.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  calendarDateField,
  integerField,
  nameField,
  optionalField,
  percentField,
  pickRecordFields,
  positiveEuroField,
  textField,
  timestampField,
} from './record-field.ts'
import { requestedDocumentFields } from './requested-document-fields.ts'

const mortgageLink = { mortgage: { kind: 'mortgage', required: true } } as const

/** Computed from the parts, or separate records. */
const excludedFields = [
  'id',
  'customer_id',
  'totaalSom',
  'rate',
  'loan_to_value',
  'agency_name',
  'agency',
  'company_label_description',
  'status_description',
  'monthly_amount',
  'monthly_repayment_amount',
  'monthly_interest_amount',
  'monthly_premium',
  'properties',
  'mainProperty',
  'mortgageParts',
  'progress',
  'openProgress',
]

/** ENTITY-09. */
export const mortgageRecord = defineTenantRecord({
  kept: ['seen_by_customer'],
  data: v.strictObject({
    ...pickRecordFields(Mortgage.entries, excludedFields),
    /** MORTGAGE-09 … MORTGAGE-35. */
    status: integerField(0, 99),
    lender: optionalField(textField(20)),
    product: optionalField(textField(100)),
    seen_by_customer: optionalField(timestampField),
  }),
  summary: 'A mortgage, running or in application. Its lender is named by HDN code.',
})

export const mortgagePartRecord = defineTenantRecord({
  links: mortgageLink,
  data: v.strictObject({
    leningdeelnummer: nameField(100),
    /** EDITMORT-23 … EDITMORT-34. */
    type: integerField(0, 999),
    begindatum: calendarDateField,
    einddatum: calendarDateField,
    hoofdsom: positiveEuroField,
    remaining_debt: positiveEuroField,
    deposits: optionalField(positiveEuroField),
    interest: percentField,
    interest_type: v.picklist(['fixed', 'variable']),
    begindatumRentevast: optionalField(calendarDateField),
    einddatumRentevast: optionalField(calendarDateField),
    /** Months. */
    rentevasteperiode: optionalField(integerField(0, 1200)),
    return_rate: optionalField(percentField),
    nhg: optionalField(booleanField),
    tax_box_type: optionalField(v.picklist([1, 3])),
    /** Including an earlier loan; by default the start of the part. */
    deduction_start_date: optionalField(calendarDateField),
    penalty_free_repayment_percentage: optionalField(percentField),
  }),
  summary: 'A part of a mortgage.',
})

export const mortgagePropertyRecord = defineTenantRecord({
  links: mortgageLink,
  data: v.strictObject({
    ...pickRecordFields(MortgageProperty.entries, ['formatted_number']),
    /** The property that represents the mortgage; true by default. */
    is_main: optionalField(booleanField),
  }),
  summary: 'A property that secures a mortgage.',
})

export const mortgageRequestRecord = defineTenantRecord({
  links: mortgageLink,
  kept: requestedDocumentFields.kept,
  data: requestedDocumentFields.data,
  summary: 'A document that a mortgage application requires.',
})
