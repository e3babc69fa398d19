import type { LenderLabel } from '@portal/contract/lender'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'

const amount = v.nullable(v.number())
const id = v.nullable(v.union([v.number(), v.string()]))

/** Form values of a loan part (ENTITY-40). */
export const PartValues = v.object({
  /** Unique, also for parts not on file yet. */
  key: v.string(),
  id,
  part_number: v.string(),
  /** Repayment code. */
  repayment_type: v.string(),
  principal_sum: amount,
  remaining_debt: amount,
  current_value: amount,
  start_date: v.string(),
  end_date: v.string(),
  interest_type: v.picklist(['fixed', 'variable']),
  /** Percent a year. */
  interest: amount,
  /** Whole years, as typed (EDITMORT-21). */
  fixed_interest_duration: v.string(),
  /** Months of the period, to keep periods with a partial year exact. */
  months: amount,
  fixed_rate_end_date: v.string(),
  nhg: v.boolean(),
  deduction_start_date: v.string(),
})
export type PartValues = v.InferOutput<typeof PartValues>

/** Form values of a mortgage (ENTITY-39). */
export const MortgageValues = v.object({
  id,
  hdn_company_code: v.string(),
  /** Product id; for a product that is not in the lender's list, its name with a prefix. */
  hdn_company_label_id: v.string(),
  mortgage_number: v.string(),
  parts: v.array(PartValues),
})
export type MortgageValues = v.InferOutput<typeof MortgageValues>

const yearsOf = (months: number | null): string => (months === null ? '' : String(Math.round(months / 12)))

const partOf = (part: MortgagePart): PartValues => ({
  key: String(part.id),
  id: part.id,
  part_number: part.leningdeelnummer ?? '',
  repayment_type: String(part.type),
  principal_sum: part.hoofdsom,
  remaining_debt: part.remaining_debt,
  current_value: part.deposits,
  start_date: part.begindatum ?? '',
  end_date: part.einddatum ?? '',
  interest_type: part.interest_type === 'variable' ? 'variable' : 'fixed',
  interest: part.interest,
  fixed_interest_duration: yearsOf(part.rentevasteperiode),
  months: part.rentevasteperiode,
  fixed_rate_end_date: part.einddatumRentevast ?? '',
  nhg: part.nhg ?? false,
  deduction_start_date: part.deduction_start_date ?? '',
})

const nameMark = 'name:'

/** Name of a product that is not in its lender's list, and cannot be chosen again. */
export const productNameIn = (held: string): string | null =>
  held.startsWith(nameMark) ? held.slice(nameMark.length) : null

/** Form value of a product on file by its name. */
function productOf(name: string | null, labels: readonly LenderLabel[]): string {
  if (!name) return ''
  const label = labels.find((one) => one.name === name)
  return label ? String(label.id) : nameMark + name
}

/** Form values from the file; `labels` are the products of the mortgage's lender. */
export const mortgageOf = (mortgage: Mortgage, labels: readonly LenderLabel[]): MortgageValues => ({
  id: mortgage.id,
  hdn_company_code: mortgage.agency?.hdn_code ?? '',
  hdn_company_label_id: productOf(mortgage.company_label_description, labels),
  mortgage_number: mortgage.hypotheeknummer ?? '',
  parts: mortgage.mortgageParts.map(partOf),
})

/** An empty part: an annuity with a fixed rate (EDITMORT-02). */
export const emptyPart = (key: string = crypto.randomUUID()): PartValues => ({
  key,
  id: null,
  part_number: '',
  repayment_type: '1',
  principal_sum: null,
  remaining_debt: null,
  current_value: null,
  start_date: '',
  end_date: '',
  interest_type: 'fixed',
  interest: null,
  fixed_interest_duration: '',
  months: null,
  fixed_rate_end_date: '',
  nhg: false,
  deduction_start_date: '',
})

/** Whether a part is neither on file nor filled in. */
export const isUntouched = (part: PartValues): boolean =>
  JSON.stringify(part) === JSON.stringify(emptyPart(part.key))

/** An empty mortgage (EDITMORT-02). Always equal, so that an unchanged draft is recognised. */
export const emptyMortgage = (): MortgageValues => ({
  id: null,
  hdn_company_code: '',
  hdn_company_label_id: '',
  mortgage_number: '',
  parts: [emptyPart('first')],
})
