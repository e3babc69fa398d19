import { hasSavings } from '@portal/domain/mortgage-part'
import { type LoanPartValues, type MortgageValues, parseProductName } from './mortgage-values.ts'

/**
 * Calculates the fixed-rate period in months: years × 12, or the stored number of months if the years are unchanged
 * (EDITMORT-21).
 */
function calculateFixedRateMonths({
  fixed_interest_duration: years,
  months,
}: Pick<LoanPartValues, 'fixed_interest_duration' | 'months'>): number | null {
  if (months !== null && String(Math.round(months / 12)) === years) return months
  return years === '' ? null : Number(years) * 12
}

/** Converts a loan part to its request body; a variable rate has no end of the fixed period (EDITMORT-09). */
export const toPartRequestBody = ({ key: _, months, ...part }: LoanPartValues) => ({
  ...part,
  part_number: part.part_number.trim(),
  repayment_type: Number(part.repayment_type),
  current_value: hasSavings(Number(part.repayment_type)) ? part.current_value : null,
  fixed_rate_end_date: part.interest_type === 'variable' ? '' : part.fixed_rate_end_date,
  fixed_interest_duration: calculateFixedRateMonths({ ...part, months }),
})

/**
 * Converts the form value of a product to the request field with the product id. The id is null for no product. The
 * field is omitted for a stored product without an id, so that this product stays unchanged.
 */
function toLabelIdField(held: string): { hdn_company_label_id?: number | string | null } {
  if (parseProductName(held) !== null) return {}
  return { hdn_company_label_id: /^\d+$/.test(held) ? Number(held) : held || null }
}

/** Converts a mortgage to its request body (API-53). */
export const toMortgageRequestBody = (mortgage: MortgageValues) => ({
  id: mortgage.id,
  hdn_company_code: mortgage.hdn_company_code || null,
  ...toLabelIdField(mortgage.hdn_company_label_id),
  mortgage_number: mortgage.mortgage_number.trim() || null,
  parts: mortgage.parts.map(toPartRequestBody),
})
