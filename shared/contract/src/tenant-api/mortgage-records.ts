import * as v from '@portal/contract/valibot'
import { Mortgage, MortgageProperty } from '../mortgage.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  calendarDateField,
  createIntegerField,
  createNameField,
  createOptionalField,
  createTextField,
  nonNegativeEuroField,
  percentField,
  pickRecordFields,
  timestampField,
} from './record-field.ts'
import { requestedDocumentFields } from './requested-document-fields.ts'

const mortgageLink = { mortgage: { kind: 'mortgage', required: true } } as const

/** Fields that the portal computes from the parts, or that are separate records. */
const excludedMortgageFields = [
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

export const mortgageRecord = defineTenantRecord({
  keptFields: ['seen_by_customer'],
  data: v.strictObject({
    ...pickRecordFields(Mortgage.entries, excludedMortgageFields),
    /** Status code (MORTGAGE-09 … MORTGAGE-35). */
    status: createIntegerField(0, 99),
    lender: createOptionalField(createTextField(20)),
    product: createOptionalField(createTextField(100)),
    seen_by_customer: createOptionalField(timestampField),
  }),
  summary: 'A mortgage, running or in application. Its lender is named by HDN code.',
})

export const mortgagePartRecord = defineTenantRecord({
  links: mortgageLink,
  data: v.strictObject({
    leningdeelnummer: createNameField(100),
    /** Repayment code (EDITMORT-23 … EDITMORT-34). */
    type: createIntegerField(0, 999),
    begindatum: calendarDateField,
    einddatum: calendarDateField,
    hoofdsom: nonNegativeEuroField,
    remaining_debt: nonNegativeEuroField,
    deposits: createOptionalField(nonNegativeEuroField),
    interest: percentField,
    interest_type: v.picklist(['fixed', 'variable']),
    begindatumRentevast: createOptionalField(calendarDateField),
    einddatumRentevast: createOptionalField(calendarDateField),
    /** Fixed-rate period in months. */
    rentevasteperiode: createOptionalField(createIntegerField(0, 1200)),
    return_rate: createOptionalField(percentField),
    nhg: createOptionalField(booleanField),
    tax_box_type: createOptionalField(v.picklist([1, 3])),
    /**
     * First day of the interest deduction. If the part replaced an earlier loan, this is the first day for that loan.
     * By default the first day of the part.
     */
    deduction_start_date: createOptionalField(calendarDateField),
    penalty_free_repayment_percentage: createOptionalField(percentField),
  }),
  summary: 'A part of a mortgage.',
})

export const mortgagePropertyRecord = defineTenantRecord({
  links: mortgageLink,
  data: v.strictObject({
    ...pickRecordFields(MortgageProperty.entries, ['formatted_number']),
    is_main: createOptionalField(booleanField),
  }),
  summary: 'A property that secures a mortgage.',
})

export const mortgageRequestRecord = defineTenantRecord({
  links: mortgageLink,
  keptFields: requestedDocumentFields.keptFields,
  data: requestedDocumentFields.data,
  summary: 'A document that a mortgage application requires.',
})
