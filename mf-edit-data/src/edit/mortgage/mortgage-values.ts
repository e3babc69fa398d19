import type { LenderLabel } from '@portal/contract/lender'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'

const typedText = v.nullish(v.string(), '')
const amountSchema = v.nullish(v.number(), null)
const idSchema = v.nullish(v.union([v.number(), v.string()]), null)

/** Form values of a loan part (ENTITY-40). */
export const LoanPartValues = v.object({
  /** Unique key, also for parts that are not stored yet. */
  key: v.string(),
  id: idSchema,
  part_number: typedText,
  /** Code of the repayment type; an annuity by default (EDITMORT-02). */
  repayment_type: v.optional(v.string(), '1'),
  principal_sum: amountSchema,
  remaining_debt: amountSchema,
  current_value: amountSchema,
  start_date: typedText,
  end_date: typedText,
  interest_type: v.optional(v.picklist(['fixed', 'variable']), 'fixed'),
  /** Interest rate in percent a year. */
  interest: amountSchema,
  /** Fixed-rate period in whole years, as typed (EDITMORT-21). */
  fixed_interest_duration: typedText,
  /** Fixed-rate period in months, to keep periods with a partial year exact. */
  months: amountSchema,
  fixed_rate_end_date: typedText,
  nhg: v.nullish(v.boolean(), false),
  deduction_start_date: typedText,
})
export type LoanPartValues = v.InferOutput<typeof LoanPartValues>

/** Form values of a mortgage (ENTITY-39). */
export const MortgageValues = v.object({
  id: idSchema,
  hdn_company_code: typedText,
  /** Product id; for a product that is not in the lender's list, its name with a prefix. */
  hdn_company_label_id: typedText,
  mortgage_number: typedText,
  parts: v.array(LoanPartValues),
})
export type MortgageValues = v.InferOutput<typeof MortgageValues>

const toYearsText = (months: number | null): string =>
  months === null ? '' : String(Math.round(months / 12))

const toLoanPartValues = (part: MortgagePart): LoanPartValues => ({
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
  fixed_interest_duration: toYearsText(part.rentevasteperiode),
  months: part.rentevasteperiode,
  fixed_rate_end_date: part.einddatumRentevast ?? '',
  nhg: part.nhg ?? false,
  deduction_start_date: part.deduction_start_date ?? '',
})

const productNamePrefix = 'name:'

/** Returns the name from a form value of a product that is no longer offered by its lender; null for other values. */
export const parseProductName = (held: string): string | null =>
  held.startsWith(productNamePrefix) ? held.slice(productNamePrefix.length) : null

/** Converts the name of a stored product to a form value. */
function toProductValue(name: string | null, labels: readonly LenderLabel[]): string {
  if (!name) return ''
  const label = labels.find((one) => one.name === name)
  return label ? String(label.id) : productNamePrefix + name
}

/** Converts a stored mortgage to form values; `labels` are the products of its lender. */
export const toMortgageValues = (mortgage: Mortgage, labels: readonly LenderLabel[]): MortgageValues => ({
  id: mortgage.id,
  hdn_company_code: mortgage.agency?.hdn_code ?? '',
  hdn_company_label_id: toProductValue(mortgage.company_label_description, labels),
  mortgage_number: mortgage.hypotheeknummer ?? '',
  parts: mortgage.mortgageParts.map(toLoanPartValues),
})

/** Creates an empty part: an annuity with a fixed rate (EDITMORT-02). */
export const createEmptyPart = (key: string = crypto.randomUUID()): LoanPartValues =>
  v.parse(LoanPartValues, { key })

/** Whether a part is neither stored nor filled in. */
export const isUntouchedPart = (part: LoanPartValues): boolean =>
  JSON.stringify(part) === JSON.stringify(createEmptyPart(part.key))

/** Creates an empty mortgage (EDITMORT-02). Always returns equal values, so that an unchanged draft is recognised. */
export const createEmptyMortgage = (): MortgageValues =>
  v.parse(MortgageValues, { parts: [createEmptyPart('first')] })
