import { buildsSavings } from '@portal/domain/mortgage-part'
import { type MortgageValues, type PartValues, productNameIn } from './values.ts'

/** Months of the fixed-rate period: years × 12, or the value on file if the years are unchanged (EDITMORT-21). */
function monthsOf({
  fixed_interest_duration: years,
  months,
}: Pick<PartValues, 'fixed_interest_duration' | 'months'>): number | null {
  if (months !== null && String(Math.round(months / 12)) === years) return months
  return years === '' ? null : Number(years) * 12
}

/** Request body of a loan part; a variable rate has no end of the fixed period (EDITMORT-09). */
export const partBody = ({ key: _, months, ...part }: PartValues) => ({
  ...part,
  part_number: part.part_number.trim(),
  repayment_type: Number(part.repayment_type),
  current_value: buildsSavings(Number(part.repayment_type)) ? part.current_value : null,
  fixed_rate_end_date: part.interest_type === 'variable' ? '' : part.fixed_rate_end_date,
  fixed_interest_duration: monthsOf({ ...part, months }),
})

/** Product id, null for none; omitted for a product without an id that does not change. */
function labelOf(held: string): { hdn_company_label_id?: number | string | null } {
  if (productNameIn(held) !== null) return {}
  return { hdn_company_label_id: /^\d+$/.test(held) ? Number(held) : held || null }
}

/** Request body of a mortgage (API-53). */
export const mortgageBody = (mortgage: MortgageValues) => ({
  id: mortgage.id,
  hdn_company_code: mortgage.hdn_company_code || null,
  ...labelOf(mortgage.hdn_company_label_id),
  mortgage_number: mortgage.mortgage_number.trim() || null,
  parts: mortgage.parts.map(partBody),
})
