import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { Lender } from './lender.ts'
import { progressItemFields } from './progress-item-fields.ts'
import {
  createIncludeParam,
  dataEnvelope,
  Euro,
  Id,
  IsoDate,
  nullableField,
  Percent,
  SeenAtField,
} from './wire.ts'

export const MortgageProgressItem = v.object({ ...progressItemFields, mortgage_id: Id })
export type MortgageProgressItem = v.InferOutput<typeof MortgageProgressItem>

export const MortgageProperty = v.object({
  street: nullableField(v.string()),
  number: nullableField(v.string()),
  number_addition: nullableField(v.string()),
  formatted_number: nullableField(v.string()),
  postal_code: nullableField(v.string()),
  city: nullableField(v.string()),
})
export type MortgageProperty = v.InferOutput<typeof MortgageProperty>

/** A loan part (ENTITY-12). `type` is the repayment code (EDITMORT-23 … EDITMORT-34). */
export const MortgagePart = v.object({
  id: Id,
  leningdeelnummer: nullableField(v.string()),
  hoofdsom: Euro,
  type: v.number(),
  repayment_type_description: nullableField(v.string()),
  interest: nullableField(Percent),
  /** 'fixed' or 'variable' (ENTITY-40). */
  interest_type: nullableField(v.string()),
  interest_type_description: nullableField(v.string()),
  /** Fixed-rate period in months. */
  rentevasteperiode: nullableField(v.number()),
  begindatumRentevast: nullableField(IsoDate),
  einddatumRentevast: nullableField(IsoDate),
  begindatum: nullableField(IsoDate),
  einddatum: nullableField(IsoDate),
  monthly_amount: nullableField(Euro),
  monthly_interest_amount: nullableField(Euro),
  monthly_repayment_amount: nullableField(Euro),
  monthly_premium: nullableField(Euro),
  remaining_debt: nullableField(Euro),
  remaining_debt_at_loan_part_end: nullableField(Euro),
  nhg: nullableField(v.boolean()),
  /** Tax box 1 or 3 (EDITMORT-35, EDITMORT-36). */
  tax_box_type: nullableField(v.number()),
  /**
   * First day of the interest deduction. If the part replaced an earlier loan, this is the first day for that loan
   * (art. 3.119a and 10bis.10 Wet IB 2001).
   */
  deduction_start_date: nullableField(IsoDate),
  return_rate: nullableField(Percent),
  deposits: nullableField(Euro),
  penalty_free_repayment_percentage: nullableField(Percent),
})
export type MortgagePart = v.InferOutput<typeof MortgagePart>

/** A mortgage, running or in application (ENTITY-09). If it has parts, its amounts are the sums of the parts. */
export const Mortgage = v.object({
  id: Id,
  customer_id: nullableField(Id),
  hypotheeknummer: nullableField(v.string()),
  koopsom: nullableField(Euro),
  hoofdsomHypotheek: nullableField(Euro),
  totaalSom: nullableField(Euro),
  restantHoofdsom: nullableField(Euro),
  marktwaarde: nullableField(Euro),
  wozWaarde: nullableField(Euro),
  wozWaardeDatum: nullableField(IsoDate),
  datumTaxatie: nullableField(IsoDate),
  bouwdepot: nullableField(Euro),
  passeerdatum: nullableField(IsoDate),
  nhg: nullableField(v.boolean()),
  rate: nullableField(Percent),
  /** Status code (MORTGAGE-09 … MORTGAGE-35). */
  status: v.number(),
  total_withdrawal_space_amount: nullableField(Euro),
  datumAanvraag: nullableField(IsoDate),
  datumOfferte: nullableField(IsoDate),
  datumGeldigheid: nullableField(IsoDate),
  datumGetekend: nullableField(IsoDate),
  bankgarantie: nullableField(Euro),
  financieringskosten: nullableField(Euro),
  /** Debt as a percentage of the market value. */
  loan_to_value: nullableField(Percent),
  risk_class: nullableField(v.string()),
  agency_name: nullableField(v.string()),
  company_label_description: nullableField(v.string()),
  status_description: nullableField(v.string()),
  appraiser: nullableField(v.string()),
  notary: nullableField(v.string()),
  monthly_amount: nullableField(Euro),
  monthly_repayment_amount: nullableField(Euro),
  monthly_interest_amount: nullableField(Euro),
  monthly_premium: nullableField(Euro),
  mortgagors: v.nullish(v.array(v.string()), []),
  properties: v.nullish(v.array(MortgageProperty), []),
  mainProperty: nullableField(MortgageProperty),
  mortgageParts: v.nullish(v.array(MortgagePart), []),
  progress: v.nullish(v.array(MortgageProgressItem), []),
  /** Number of progress items that are neither received nor completed (ENTITY-10). */
  openProgress: v.nullish(v.number(), 0),
  seen_by_customer: SeenAtField,
  agency: nullableField(Lender),
})
export type Mortgage = v.InferOutput<typeof Mortgage>

export const getMortgages = defineGet('/customer/mortgage', {
  feature: 'mortgages',
  key: 'MORTGAGE',
  query: { include: createIncludeParam('properties,progress,agency') },
  response: dataEnvelope(v.array(Mortgage)),
  summary: "The customer's mortgages with parts, properties, progress and lender (API-22, ENTITY-09).",
})
