import * as v from '@portal/contract/schema'
import { Mortgage, MortgageProperty } from '../mortgage.ts'
import { day, fieldsOf, moment, name, percent, positiveEuro, some, whole, words, yes } from './field.ts'
import { tenantRecord } from './kind.ts'
import { requested } from './requested.ts'

const ofMortgage = { mortgage: { kind: 'mortgage', required: true } } as const

/** Fields of a mortgage that are computed from its parts or are records of their own. */
const worked = [
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

/** A mortgage, running or in application (ENTITY-09); sums and monthly amounts are computed from its parts. */
export const mortgage = tenantRecord({
  kept: ['seen_by_customer'],
  data: v.strictObject({
    ...fieldsOf(Mortgage.entries, worked),
    /** Code of MORTGAGE-09 … MORTGAGE-35. */
    status: whole(0, 99),
    /** HDN code of the lender. */
    lender: some(words(20)),
    /** Number of the lender's product (`product_id`). */
    product: some(words(100)),
    seen_by_customer: some(moment),
  }),
  summary: 'A mortgage, running or in application. Its lender is named by HDN code.',
})

/** A part of a mortgage (ENTITY-12); monthly amounts are computed from it. */
export const mortgagePart = tenantRecord({
  links: ofMortgage,
  data: v.strictObject({
    leningdeelnummer: name(100),
    /** Repayment code (EDITMORT-23 … EDITMORT-34). */
    type: whole(0, 999),
    begindatum: day,
    einddatum: day,
    hoofdsom: positiveEuro,
    remaining_debt: positiveEuro,
    /** Saved or invested value of the part. */
    deposits: some(positiveEuro),
    /** Nominal yearly interest. */
    interest: percent,
    interest_type: v.picklist(['fixed', 'variable']),
    begindatumRentevast: some(day),
    einddatumRentevast: some(day),
    /** Months. */
    rentevasteperiode: some(whole(0, 1200)),
    return_rate: some(percent),
    nhg: some(yes),
    tax_box_type: some(v.picklist([1, 3])),
    /** Start of interest deduction for this debt, including an earlier loan; by default the start of the part. */
    deduction_start_date: some(day),
    penalty_free_repayment_percentage: some(percent),
  }),
  summary: 'A part of a mortgage.',
})

/** A house that secures a mortgage (ENTITY-11). */
export const mortgageProperty = tenantRecord({
  links: ofMortgage,
  data: v.strictObject({
    ...fieldsOf(MortgageProperty.entries, ['formatted_number']),
    /** The property that represents the mortgage; true by default. */
    is_main: some(yes),
  }),
  summary: 'A house that secures a mortgage.',
})

/** A document that an application requires (ENTITY-13). */
export const mortgageRequest = tenantRecord({
  links: ofMortgage,
  kept: requested.kept,
  data: requested.data,
  summary: 'A document that a mortgage application waits for.',
})
