import type { Retirement } from '@portal/contract/retirement'

/** Start day of a pension, 'YYYY-MM-DD'; for the state pension calculated from the date of birth, if known. */
export const pensionStart = (
  { type, start_date }: Pick<Retirement, 'type' | 'start_date'>,
  person: { state_pension_date: string | null } | null | undefined,
): string | null =>
  type === 'RetirementBenefitIncome' ? (person?.state_pension_date ?? start_date) : start_date

/** Age in years at which old-age and partner pensions start to count (PENSION-10). */
export const pensionAge = 68
