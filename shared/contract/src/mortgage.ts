import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Lender } from './lender.ts'
import { progress } from './progress.ts'
import { data, Euro, Id, IsoDate, include, maybe, Percent, SeenAt } from './wire.ts'

/** A document that a mortgage application requires (ENTITY-13). */
export const ProgressItem = v.object({ ...progress, mortgage_id: Id })
export type ProgressItem = v.InferOutput<typeof ProgressItem>

/** A house that secures a mortgage (ENTITY-11). */
export const MortgageProperty = v.object({
  street: maybe(v.string()),
  number: maybe(v.string()),
  number_addition: maybe(v.string()),
  formatted_number: maybe(v.string()),
  postal_code: maybe(v.string()),
  city: maybe(v.string()),
})
export type MortgageProperty = v.InferOutput<typeof MortgageProperty>

/** A part of a mortgage (ENTITY-12). `type` is the repayment code (EDITMORT-23 … EDITMORT-34). */
export const MortgagePart = v.object({
  id: Id,
  leningdeelnummer: maybe(v.string()),
  /** Original principal. */
  hoofdsom: Euro,
  type: v.number(),
  repayment_type_description: maybe(v.string()),
  /** Nominal yearly interest. */
  interest: maybe(Percent),
  /** 'fixed' or 'variable' (ENTITY-40). */
  interest_type: maybe(v.string()),
  interest_type_description: maybe(v.string()),
  /** Fixed-rate period in months. */
  rentevasteperiode: maybe(v.number()),
  begindatumRentevast: maybe(IsoDate),
  einddatumRentevast: maybe(IsoDate),
  begindatum: maybe(IsoDate),
  einddatum: maybe(IsoDate),
  /** Monthly interest, repayment and premium. */
  monthly_amount: maybe(Euro),
  monthly_interest_amount: maybe(Euro),
  monthly_repayment_amount: maybe(Euro),
  monthly_premium: maybe(Euro),
  remaining_debt: maybe(Euro),
  remaining_debt_at_loan_part_end: maybe(Euro),
  nhg: maybe(v.boolean()),
  /** 1 or 3 (EDITMORT-35, EDITMORT-36). */
  tax_box_type: maybe(v.number()),
  /** Start of interest deduction for this debt, including an earlier loan (art. 3.119a and 10bis.10 Wet IB 2001). */
  deduction_start_date: maybe(IsoDate),
  return_rate: maybe(Percent),
  /** Saved or invested value of the part so far. */
  deposits: maybe(Euro),
  penalty_free_repayment_percentage: maybe(Percent),
})
export type MortgagePart = v.InferOutput<typeof MortgagePart>

/** A mortgage, running or in application (ENTITY-09). Amounts are sums of its parts, if any. */
export const Mortgage = v.object({
  id: Id,
  customer_id: maybe(Id),
  hypotheeknummer: maybe(v.string()),
  koopsom: maybe(Euro),
  hoofdsomHypotheek: maybe(Euro),
  totaalSom: maybe(Euro),
  restantHoofdsom: maybe(Euro),
  marktwaarde: maybe(Euro),
  wozWaarde: maybe(Euro),
  wozWaardeDatum: maybe(IsoDate),
  datumTaxatie: maybe(IsoDate),
  bouwdepot: maybe(Euro),
  passeerdatum: maybe(IsoDate),
  nhg: maybe(v.boolean()),
  /** Average interest of all parts, weighted by remaining debt. */
  rate: maybe(Percent),
  /** Code of MORTGAGE-09 … MORTGAGE-35. */
  status: v.number(),
  total_withdrawal_space_amount: maybe(Euro),
  datumAanvraag: maybe(IsoDate),
  datumOfferte: maybe(IsoDate),
  datumGeldigheid: maybe(IsoDate),
  datumGetekend: maybe(IsoDate),
  bankgarantie: maybe(Euro),
  financieringskosten: maybe(Euro),
  /** Remaining debt as a percentage of the market value. */
  loan_to_value: maybe(Percent),
  risk_class: maybe(v.string()),
  agency_name: maybe(v.string()),
  company_label_description: maybe(v.string()),
  status_description: maybe(v.string()),
  appraiser: maybe(v.string()),
  notary: maybe(v.string()),
  monthly_amount: maybe(Euro),
  monthly_repayment_amount: maybe(Euro),
  monthly_interest_amount: maybe(Euro),
  monthly_premium: maybe(Euro),
  mortgagors: v.nullish(v.array(v.string()), []),
  properties: v.nullish(v.array(MortgageProperty), []),
  mainProperty: maybe(MortgageProperty),
  mortgageParts: v.nullish(v.array(MortgagePart), []),
  progress: v.nullish(v.array(ProgressItem), []),
  /** Number of progress items that are neither received nor completed (ENTITY-10). */
  openProgress: v.nullish(v.number(), 0),
  seen_by_customer: SeenAt,
  agency: maybe(Lender),
})
export type Mortgage = v.InferOutput<typeof Mortgage>

/** Reads all mortgages of the customer (API-22). */
export const getMortgages = get('/customer/mortgage', {
  feature: 'mortgages',
  key: 'MORTGAGE',
  query: { include: include('properties,progress,agency') },
  answer: data(v.array(Mortgage)),
  summary: "The customer's mortgages with parts, properties, progress and lender (API-22, ENTITY-09).",
})
