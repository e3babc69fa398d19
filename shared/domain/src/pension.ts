import type { Retirement } from '@portal/contract/retirement'

/** Day on which a pension begins, as 'YYYY-MM-DD': of the state pension the one that follows from the date of birth, where that is known. */
export const startOfPension = (
  { type, start_date }: Pick<Retirement, 'type' | 'start_date'>,
  person: { state_pension_date: string | null } | null | undefined,
): string | null =>
  type === 'RetirementBenefitIncome' ? (person?.state_pension_date ?? start_date) : start_date

/** Age from which old-age and partner pensions are counted, in years (PENSION-10). */
export const pensionAge = 68
