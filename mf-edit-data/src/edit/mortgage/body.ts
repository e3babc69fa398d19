import { gathersValue } from '@portal/domain/mortgage-part'
import { type MortgageValues, type PartValues, productNameIn } from './values.ts'

/** Months of a fixed rate: years times twelve, or what was on file where the years are as they were (EDITMORT-21). */
function monthsOf({
  fixed_interest_duration: years,
  months,
}: Pick<PartValues, 'fixed_interest_duration' | 'months'>): number | null {
  if (months !== null && String(Math.round(months / 12)) === years) return months
  return years === '' ? null : Number(years) * 12
}

/** What is sent of a loan part; with a variable rate the fixed end date is blank (EDITMORT-09). */
export const partBody = ({ key: _, months, ...part }: PartValues) => ({
  ...part,
  part_number: part.part_number.trim(),
  repayment_type: Number(part.repayment_type),
  current_value: gathersValue(Number(part.repayment_type)) ? part.current_value : null,
  fixed_rate_end_date: part.interest_type === 'variable' ? '' : part.fixed_rate_end_date,
  fixed_interest_duration: monthsOf({ ...part, months }),
})

/** Number of a product, null for none; left out for one that has none and stays what it is. */
function labelOf(held: string): { hdn_company_label_id?: number | string | null } {
  if (productNameIn(held) !== null) return {}
  return { hdn_company_label_id: /^\d+$/.test(held) ? Number(held) : held || null }
}

/** What is sent of a mortgage (API-53). */
export const mortgageBody = (mortgage: MortgageValues) => ({
  id: mortgage.id,
  hdn_company_code: mortgage.hdn_company_code || null,
  ...labelOf(mortgage.hdn_company_label_id),
  mortgage_number: mortgage.mortgage_number.trim() || null,
  parts: mortgage.parts.map(partBody),
})
