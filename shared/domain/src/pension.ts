import type { Retirement } from '@portal/contract/retirement'

/**
 * Returns the start of the pension, 'YYYY-MM-DD'. The start of a state pension follows from the date of birth, if
 * known.
 */
export const getPensionStart = (
  { type, start_date }: Pick<Retirement, 'type' | 'start_date'>,
  person: { state_pension_date: string | null } | null | undefined,
): string | null =>
  type === 'RetirementBenefitIncome' ? (person?.state_pension_date ?? start_date) : start_date

/** Age in years from which old-age and partner pensions count (PENSION-10). */
export const pensionStartAge = 68
